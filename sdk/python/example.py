"""Classifies goods with the generated client."""

import os

from landfall import AuthenticatedClient
from landfall.api.classification import classify
from landfall.models import ClassifyRequest, Error

client = AuthenticatedClient(
    base_url=os.environ.get("LANDFALL_ADDRESS", "http://127.0.0.1:3000"),
    token=os.environ["LANDFALL_KEY"],
)

answer = classify.sync(
    client=client,
    body=ClassifyRequest(description="Knitted T-shirt for men, 100% cotton", destination_country="US"),
    idempotency_key="product-1",
)
if isinstance(answer, Error):
    raise SystemExit(f"{answer.error.code}: {answer.error.message}")
print(answer.data.hs_code_formatted, answer.data.confidence)
