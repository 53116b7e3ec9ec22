"""Idempotency keys: the tool sends the same one with ever new bodies, which is a conflict (409) and tests nothing else."""

import random
import re
import uuid

import schemathesis

KEPT = 0.2  # some stay as they are: repeats and conflicts are answers too


@schemathesis.hook
def before_call(context, case, kwargs):
    for name, value in list((case.headers or {}).items()):
        if name.lower() != "idempotency-key" or not isinstance(value, str):
            continue
        if re.fullmatch(r"[!-~]{1,255}", value) and random.random() > KEPT:
            case.headers[name] = value[:200] + uuid.uuid4().hex
