"""A typed client of the HTTP contract with the standard library, as people write one from an OpenAPI document.

Every optional field is there, and None (JSON null) when it says nothing. Dataset URIs are those of another service;
`referent serve --dataset-alias "hosted://public=wikidata://public"` keeps them.

    REFERENT_URL=http://127.0.0.1:8080 REFERENT_KEY=... python3 resolve.py "Ada Lovelace met Charles Babbage."
"""

import json
import os
import sys
import urllib.error
import urllib.request
from dataclasses import asdict, dataclass
from typing import Optional


@dataclass
class Candidate:
    id: str
    label: Optional[str] = None
    description: Optional[str] = None
    types: Optional[list] = None
    score: Optional[float] = None


@dataclass
class Mention:
    """A span of the text, in Unicode code points: what Python counts in."""

    start: int
    end: int
    text: Optional[str] = None
    type: Optional[str] = None
    candidates: Optional[list] = None


@dataclass
class Entity:
    id: str
    name: str
    label: Optional[str] = None
    aliases: Optional[list] = None
    description: Optional[str] = None
    types: Optional[list] = None
    type: Optional[str] = None
    same_as: Optional[list] = None


@dataclass
class Request:
    text: str
    language: Optional[str] = None
    dataset_uri: Optional[str] = None
    dataset: Optional[list] = None
    mentions: Optional[list] = None
    include: Optional[list] = None
    confidence: Optional[float] = None
    min_probability: Optional[float] = None


class Problem(Exception):
    """What the service answers instead of a result: `code` is stable, `detail` says it in words."""

    def __init__(self, document):
        super().__init__(f"{document['code']}: {document.get('detail', document['title'])}")
        self.code = document["code"]


def resolve(base_url, key, request):
    """Resolves one text; the answer as a dictionary. Raises Problem."""
    call = urllib.request.Request(
        f"{base_url}/resolve",
        data=json.dumps(asdict(request)).encode(),
        headers={"Authorization": f"Key {key}", "Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(call, timeout=30) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise Problem(json.load(error)) from error


def main():
    url, key = os.environ["REFERENT_URL"], os.environ["REFERENT_KEY"]
    text = sys.argv[1]
    own = [Entity("people/1", "Ada Lovelace"), Entity("people/2", "Charles Babbage", aliases=["Babbage"])]
    whole = resolve(url, key, Request(text, dataset_uri="hosted://list", dataset=own))
    spans = [Mention(0, 12), Mention(17, 32, type="person")]
    marked = resolve(url, key, Request(text, dataset_uri="hosted://list,hosted://list", dataset=own, mentions=spans))
    for answer in (whole, marked):
        print(answer["dataset_uri"])
        for mention in answer["mentions"]:
            print(mention["text"], mention["entity"]["id"] if mention["entity"] else mention["reason"])
    try:
        resolve(url, key, Request("", dataset=own))
    except Problem as problem:
        print(problem)


if __name__ == "__main__":
    main()
