/** A visit of a page of a workspace, by a person who is signed in. */
import { askInside, type InsideAsk, type Told } from '../api/askInside.ts';
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

/** The body of what an operation answers. Throws the refusals of the interface. */
export const ask = (
  { context, services, member }: PageVisit,
  id: string,
  asked: InsideAsk = {},
): Promise<Told> => askInside(id, asked, { context, services, principal: member });

/** What stands in the address, by name. */
export const addressed = ({ context }: Visit): URLSearchParams => context.URL.searchParams;

/** Whether the role of who looks may change goods and spend credits. */
export const mayChange = ({ member: { role } }: PageVisit): boolean =>
  role === 'owner' || role === 'editor';
