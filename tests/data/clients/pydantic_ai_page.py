from pydantic import BaseModel
from pydantic_ai import Agent

agent = Agent("openai:gpt-5.2", instructions="Be concise, reply with one sentence.")
result = agent.run_sync('Where does "hello world" come from?')
print("agent:", result.output)


class CityLocation(BaseModel):
    city: str
    country: str


agent = Agent("openai:gpt-5.2", output_type=CityLocation)
result = agent.run_sync("Where were the olympics held in 2012?")
print("output:", result.output)

agent = Agent("openai-chat:gpt-4o", output_type=CityLocation)
result = agent.run_sync("And where did one hold the olympics in 2012?")
print("chat:", result.output)
