from openai import OpenAI
from pydantic import BaseModel

client = OpenAI()

completion = client.chat.completions.create(
    model="gpt-5.2",
    messages=[
        {"role": "developer", "content": "Talk like a pirate."},
        {"role": "user", "content": "How do I check if a Python object is an instance of a class?"},
    ],
)
print("chat:", completion.choices[0].message.content)

stream = client.chat.completions.create(
    model="gpt-5.2",
    messages=[{"role": "user", "content": "Say 'double bubble bath' ten times fast."}],
    stream=True,
)
print("stream:", "".join(chunk.choices[0].delta.content or "" for chunk in stream))


class CalendarEvent(BaseModel):
    name: str
    date: str
    participants: list[str]


event = client.chat.completions.parse(
    model="gpt-4o",
    messages=[
        {"role": "system", "content": "Extract the event information."},
        {"role": "user", "content": "Alice and Bob are going to a science fair on Friday."},
    ],
    response_format=CalendarEvent,
)
print("parse:", event.choices[0].message.parsed)

text = client.completions.create(model="gpt-3.5-turbo-instruct", prompt="Say this is a test", max_tokens=7)
print("completions:", text.choices[0].text)

vectors = client.embeddings.create(model="text-embedding-3-small", input="The food was delicious")
print("embeddings:", len(vectors.data), len(vectors.data[0].embedding) > 0)

print(
    "models:", "gpt-4o" in [model.id for model in client.models.list()], client.models.retrieve("gpt-4o").id
)
