/**
 * Asking on a page what a program asks by a call: the form is sent and leads to an address that
 * holds what was asked and which answer it got. A colleague who opens it sees the same.
 */
import type { Told } from '../api/askInside.ts';
import { earlierAnswer } from '../api/earlierAnswer.ts';
import { goOn } from '../api/signIn/signInPages.ts';
import { ApiError, ERRORS } from '../contract/errors.ts';
import { keyOf } from './forms.ts';
import { refusalIn } from './serve.ts';
import { addressed, ask, at, mayChange, type PageVisit } from './visit.ts';

/** Fields of a form by name, those that are empty left out. */
export type Stated = ReadonlyMap<string, string>;

export interface Trial {
  /** Of the page, behind the workspace. */
  path: string;
  /** Name of the operation that is asked. */
  operation: string;
  /** Whether a field belongs to what is asked. */
  isField: (name: string) => boolean;
  /** Whether an answer, by its summary, is one to what the address states. */
  isOf: (summary: string, fields: Stated) => boolean;
}

/** What a page of a trial shows. */
export interface Shown {
  fields: Stated;
  /** Null where there is none. */
  answer: Told;
  error: ApiError | null;
}

/** Beyond this an address may be cut on its way: the answer is then shown without one. */
const ADDRESS_MAX = 4000;

/** What the address states, and the answer that it names. */
export async function shownAt(visit: PageVisit, trial: Trial): Promise<Shown> {
  const query = addressed(visit);
  const fields = statedIn(query, trial);
  const id = query.get('answer');
  const found = id === null ? null : await earlierAnswer(visit.services, visit.member, id);
  const isIts = found?.operation === trial.operation && trial.isOf(found.summary ?? '', fields);
  return { fields, answer: isIts ? found.data : null, error: null };
}

/** The fields of a trial that say something, in their order. */
export const statedIn = (form: URLSearchParams, { isField }: Pick<Trial, 'isField'>): Stated =>
  new Map(
    [...form].flatMap(([name, value]) =>
      isField(name) && value.trim() !== '' ? [[name, value.replaceAll('\r\n', '\n')]] : [],
    ),
  );

/**
 * Asks, and leads to the address of the answer; null then. A refusal, and an answer for which there
 * is no address, are shown as they are.
 */
export async function takeTrial(
  visit: PageVisit,
  trial: Trial,
  { form, body }: { form: URLSearchParams; body: Record<string, unknown> },
): Promise<(Shown & { status: number }) | null> {
  const fields = statedIn(form, trial);
  try {
    if (!mayChange(visit))
      throw new ApiError(
        'forbidden',
        visit.texts.errors.role(visit.texts.roles[visit.member.role]),
      );
    const idempotencyKey = keyOf(form, body);
    const { data, credits } = await ask(visit, trial.operation, { body, idempotencyKey });
    const target = addressOf(visit, trial, fields, credits?.usageId);
    if (target === null) return { fields, answer: data, error: null, status: 200 };
    goOn(visit, target);
    return null;
  } catch (cause) {
    const error = refusalIn(visit, cause);
    return { fields, answer: null, error, status: ERRORS[error.code].status };
  }
}

function addressOf(
  visit: PageVisit,
  { path }: Trial,
  fields: Stated,
  usageId: string | undefined,
): string | null {
  if (usageId === undefined) return null;
  const query = new URLSearchParams([...fields, ['answer', usageId]]);
  const target = at(visit, `${path}?${query.toString()}`);
  return target.length <= ADDRESS_MAX ? target : null;
}
