/** A visit of a page of a workspace, by a person who is signed in. */
import { setTimeout as pause } from 'node:timers/promises';
import { askInside, type InsideAsk, type Told } from '../api/askInside.ts';
import { ApiError } from '../contract/errors.ts';
import type { Member } from '../api/signIn/membership.ts';
import type { Visit } from '../api/signIn/signInPages.ts';
import type { Language } from './language.ts';
import type { Printing } from './printing.ts';
import type { Texts } from './texts/index.ts';

export interface PersonVisit extends Visit {
  person: { userId: string; email: string };
  language: Language;
  texts: Texts;
  print: Printing;
}

export interface PageVisit extends PersonVisit {
  member: Member;
  /** Short name of the workspace, which begins every address of its pages. */
  slug: string;
  /** Parts of the path that its route names. */
  params: Readonly<Record<string, string>>;
}

/** The address of another page of the same workspace. */
export const at = ({ slug }: Pick<PageVisit, 'slug'>, path = ''): string => `/w/${slug}${path}`;

/**
 * The body of what an operation answers. Throws the refusals of the interface. A form that is sent
 * twice waits for the answer to the first, which it gets.
 */
export async function ask(
  { context, services, member }: PageVisit,
  id: string,
  asked: InsideAsk = {},
): Promise<Told> {
  const untilMs = Date.now() + TWIN_MS;
  for (;;)
    try {
      return await askInside(id, asked, { context, services, principal: member });
    } catch (cause) {
      if (!isUnderWay(cause) || Date.now() > untilMs) throw cause;
      await pause(LOOK_MS);
    }
}

/** Longer than a request may take. */
const TWIN_MS = 30_000;
const LOOK_MS = 250;

const isUnderWay = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.details?.['reason'] === 'in_progress';

/** What stands in the address, by name. */
export const addressed = ({ context }: Visit): URLSearchParams => context.URL.searchParams;

/** Whether the role of who looks may change goods and spend credits. */
export const mayChange = ({ member: { role } }: PageVisit): boolean =>
  role === 'owner' || role === 'editor';
