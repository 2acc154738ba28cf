import llm

model = llm.get_model("gpt-4o-mini")
response = model.prompt("Five surprising names for a pet pelican")
print("prompt:", response.text())

print("stream:", "".join(model.prompt("Ten fun names for a pet walrus")))

conversation = model.conversation()
conversation.prompt("Five fun facts about pelicans").text()
print("conversation:", conversation.prompt("Now do skunks").text())
