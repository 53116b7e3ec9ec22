"""What the description alone cannot give the tool: things that exist, and the reasons for which a valid body is refused."""

import ast
import os
import random
import re
import threading
import uuid

import schemathesis

# Python 3.11 breaks off ("AST constructor recursion depth mismatch") where two threads parse at once: the tool has two.
_parse = ast.parse
_parsing = threading.RLock()


def parse_alone(*args, **kwargs):
    with _parsing:
        return _parse(*args, **kwargs)


ast.parse = parse_alone

CHOICE = random.Random(os.environ["FUZZ_CHOICES"])  # the same seed, the same choices

KEPT = 0.2  # some idempotency keys stay as they are: repeats and conflicts are answers too

PAGE = os.environ["FUZZ_PAGE"]  # a product page, and a photo, of a shop that the service may visit
PHOTO = os.environ["FUZZ_PHOTO"]
USAGE_ID = os.environ["FUZZ_USAGE_ID"]  # of a calculation of this workspace
EXISTING = {"url": PAGE, "productUrl": PAGE, "imageUrl": PHOTO, "usageId": USAGE_ID, "hsCode": "6109.10.00"}
# what the paths and queries name: a product, an import that waits to be started, a bulk run that waits for its ceiling
PRODUCT = os.environ["FUZZ_PRODUCT_ID"]
ARCHIVED = os.environ["FUZZ_ARCHIVED_ID"]  # archiving twice is harmless
IMPORT = os.environ["FUZZ_IMPORT_ID"]
RUN = os.environ["FUZZ_RUN_ID"]
HOOK = os.environ["FUZZ_HOOK_ID"]
HOOK_MESSAGE = os.environ["FUZZ_MESSAGE_ID"]
PAUSED = os.environ["FUZZ_PAUSED_ID"]  # a run that nothing else names: another may be cancelled by then
NAMED = {
    "/v1/catalog/products/{id}": PRODUCT,
    "/v1/catalog/imports/{id}": IMPORT,
    "/v1/bulk/": RUN,
    "/v1/webhooks/{id}": HOOK,
    "/v1/webhooks/messages/": HOOK_MESSAGE,
}
INVENTED = 0.2  # some addresses, ids and codes stay as they were made up


@schemathesis.hook
def before_call(context, case, kwargs):
    # the tool sends the same key with ever new bodies, which is a conflict (409) and tests nothing else
    for name, value in list((case.headers or {}).items()):
        if name.lower() != "idempotency-key" or not isinstance(value, str):
            continue
        if re.fullmatch(r"[!-~]{1,255}", value) and CHOICE.random() > KEPT:
            case.headers[name] = value[:200] + uuid.uuid4().hex
    if is_valid(case):
        case.body = existing(case.body)
        name_existing(case)


def name_existing(case):
    """Puts ids of what there is into the path or the query; what is deleted would serve nobody after."""
    if case.method.upper() == "DELETE":
        return
    if case.path.endswith("/archive") and case.path_parameters:
        case.path_parameters["id"] = ARCHIVED
        return
    if case.path == "/v1/bulk/resume" and case.query:
        case.query["id"] = PAUSED
        return
    for path, known in NAMED.items():
        if not case.path.startswith(path) or CHOICE.random() < INVENTED:
            continue
        for place in (case.path_parameters, case.query):
            if place and isinstance(place.get("id"), str):
                place["id"] = known


def existing(value):
    """The same body with addresses that answer, and ids and codes that are known."""
    if isinstance(value, list):
        return [existing(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        name: [PRODUCT]
        if name == "productIds" and isinstance(one, list) and CHOICE.random() > INVENTED
        else EXISTING[name]
        if name in EXISTING and isinstance(one, str) and CHOICE.random() > INVENTED
        else existing(one)
        for name, one in value.items()
    }


def is_valid(case):
    return case.meta is not None and not case.meta.generation.mode.is_negative


# Rules that a JSON schema cannot say (or that patterns cannot, as the tool reads them). Every other refusal of a valid body is
# a finding: then the description says less than the service asks for.
RULES = [
    # an address leads somewhere, and to what it is asked for
    r"must be (a full web address|an http or https address)",
    r"must be at most 2048 characters long as an address",
    r"(must begin with data:image|is not valid base64)",
    # two fields agree
    r"weightUnit: is required with a weight",
    r"netWeight: must not exceed weight",
    r"components: their values exceed the value of the goods",
    r"from: must not be later than \"to\"",
    r"entryDate: must be the same day as date",
    r"is named twice",  # in another case of letters
    # what is named exists, or is switched on
    r"[cC]ode: its first four digits are no heading",
    r"(is not a subheading of the Harmonized System|is not in the tariff)",
    r"(is not a claim|no exchange rate is|is not) known",
    r"mode.*(not available|no such mode|there is no mode)",
    r"\bregion\b",
    # letters and digits of every script
    r"must hold a letter or a digit",
    # a cursor is the `next` of an earlier page with the same filters
    r"cursor",
    # ids are of what there is, in this workspace
    r"must be an id as an answer stated it",
    r"is no item of this product",
    r"the catalogue (has no such|does not know)",
    r"is in the list already",
    r"is the same item as items\.\d+",
    r"is the (SKU|item|product) of other goods",
    r"is required with filter: ask with",
    r"is the very code that is rejected",
    r"the tariff of [A-Z]{2} is",
    # one of two fields, and fields that others make necessary
    r"one of the (two|four)",
    r"means (no product of the catalogue|more than \d+ items)",
    r"is taken by the kinds classify",
    r"writeBack: must be none",
    r"has no approved code of the tariff",
    r"the live tariff [A-Z]{2} has no code",
    r"is no tariff of this service|has no tariff of its own here",
    r"is no field of this request",
    r"is archived: name goods that are sold",
    r"none of the products that are meant",
    r"(so is|must be left out:) the file of",
    r"schedule: is required, or destinationCountry",
    r"is required on postal declarations",
    r"is required: no calculation and no product states it either",
    r"value: is required, or (unitValue|quantity, for which)",
    r"the catalogue values it in",
    r"description: is required: it names no goods",
    r"holds no letter that can be printed",
    r"productIds: there are \d+ lines of goods",
    r"is required: neither the product nor the workspace has markets",
    r"a CN22 is for up to 300 SDR",
    r"there are \d+ lines, counted from 0",
    r"note: is required for a code that was",
    r"is required: no line states it",
    r"explanation: is required with the category other",
    r"must be that of the calculation",
    r"issuer\.logo: ",  # what a picture holds is seen when it is opened
    r"lines: is required without usageId and productIds",
    r"sdrRate: (is required: the service knows no rate|makes one SDR worth)",
    r"[cC]urrency: .* is no currency of any country",
    r"maxCredits: the classifications cost \d+ credits",
    r"exceeds the goods and charges of the invoice",
    r"must hold at most \d+ items",
    r"check digit",
    r"maxCredits: must be at least \d+: what the (run has cost|first item costs)",
    r"must not be less than the net weights together",
    r"must not exceed grossWeightKg",
    # what patterns say that the tool does not read
    r"is not base64",
    r"must be a file of 1 byte to 20 MB",
    r"must be a (data URL of a PNG or JPEG picture|picture of 200 kB at most)",
    r"must be 4 to 10 digits",
    r"must hold \d+ digits at least",
    r"must be (the )?(two|three|four|six|seven|eight) (letters|digits|characters)",
    # blanks are more to one of the two than to the other
    r"characters that are not blank",
]
REASONS = {
    "archived",
    "unclassifiable",
    "not_regulated",
    "url_not_allowed",
    "not_html",
    "not_image",
    "too_large",
    "validation_failed",
    "limit_reached",
}
UNREAD = {
    "page_blocked",
    "page_not_found",
    "login_required",
    "page_error",
    "page_unreachable",
    "page_unreadable",
    "too_many_redirects",
}


@schemathesis.check
def refused_for_a_reason(context, response, case):
    """A valid body is refused by a rule that is listed here, and an answer of 502 says which page could not be read."""
    if response.status_code == 502:
        details = response.json()["error"].get("details", {})
        assert details.get("reason") in UNREAD, "502, and no page that could not be read"
        return
    if response.status_code != 400 or not is_valid(case):
        return
    error = response.json()["error"]
    details = error.get("details", {})
    if details.get("reason") in REASONS:
        return
    issues = details.get("issues") or [{"path": "", "message": error["message"]}]
    for issue in issues:
        if case.path == "/v1/bulk/runs" and issue["path"].startswith(("items.", "defaults.")):
            continue  # an item of a run is that of its kind: the schema knows none of them
        if issue.get("allowed"):
            continue  # the answer names what there is: it depends on the releases and the goods
        told = f"{issue['path']}: {issue['message']}"
        assert any(re.search(rule, told) for rule in RULES), f"no listed rule refuses this: {told}"
