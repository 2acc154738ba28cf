from litellm import completion, embedding, responses

messages = [{"content": "Hello, how are you?", "role": "user"}]
response = completion(model="openai/gpt-4o", messages=messages)
print("completion:", response.choices[0].message.content)

response = completion(model="openai/gpt-4o", messages=messages, stream=True)
print("stream:", "".join(part.choices[0].delta.content or "" for part in response))

answer = responses(model="openai/gpt-4o", input="Tell me a three sentence bedtime story about a unicorn.")
print("responses:", answer.output[0].content[0].text)

vectors = embedding(model="openai/text-embedding-3-small", input=["good morning from litellm"])
print("embedding:", len(vectors.data))
