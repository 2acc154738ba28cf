import OpenAI from 'openai';
const client = new OpenAI();

const response = await client.responses.create({
  model: 'gpt-5.2',
  instructions: 'You are a coding assistant that talks like a pirate',
  input: 'Are semicolons optional in JavaScript?',
});
console.log('response:', response.output_text);

const completion = await client.chat.completions.create({
  model: 'gpt-5.2',
  messages: [
    { role: 'developer', content: 'Talk like a pirate.' },
    { role: 'user', content: 'Are semicolons optional in JavaScript?' },
  ],
});
console.log('chat:', completion.choices[0].message.content);

const stream = await client.responses.create({
  model: 'gpt-5.2',
  input: 'Say "Sheep sleep deep" ten times fast!',
  stream: true,
});
let last = '';
for await (const event of stream) last = event.type;
console.log('stream:', last);

const runner = client.chat.completions.stream({
  model: 'gpt-4o',
  messages: [{ role: 'user', content: 'Say this is a test' }],
});
let said = '';
runner.on('content', (delta) => (said += delta));
const whole = await runner.finalChatCompletion();
console.log('runner:', said, whole.choices[0].finish_reason);

const vectors = await client.embeddings.create({ model: 'text-embedding-3-small', input: 'The food was delicious' });
console.log('embeddings:', vectors.data.length);
