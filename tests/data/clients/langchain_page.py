from langchain_openai import ChatOpenAI
from pydantic import BaseModel, Field

model = ChatOpenAI(model="gpt-4o", temperature=0)
messages = [
    ("system", "You are a helpful translator. Translate the user sentence to French."),
    ("human", "I love programming."),
]
print("invoke:", model.invoke(messages).content)
print("stream:", "".join(chunk.content for chunk in model.stream("Why do parrots talk?")))


class GetWeather(BaseModel):
    """Get the current weather in a given location"""

    location: str = Field(..., description="The city and state, e.g. San Francisco, CA")


bound = model.bind_tools([GetWeather])
print("tools:", bound.invoke("what is the weather like in San Francisco").tool_calls[0]["args"])


class Movie(BaseModel):
    """A movie with details."""

    title: str = Field(description="The title of the movie")
    year: int = Field(description="The year the movie was released")


structured = model.with_structured_output(Movie)
print("structured:", structured.invoke("Provide details about the movie Inception"))

kept = ChatOpenAI(model="gpt-4o", use_responses_api=True)
print("responses:", kept.invoke("Hello, I am Bob").content[0]["text"])
