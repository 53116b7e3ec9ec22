/** A person of a workspace at the dashboard, without scripts. */
import type { Role } from '../../contract/roles.ts';
import { findWorkspace } from '../../db/store/workspaces.ts';
import { type Browser, type Page, person, tokenIn } from './person.ts';
import type { TestService, TestWorkspace } from './service.ts';

export interface Visitor {
  browser: Browser;
  workspace: TestWorkspace;
  /** Path of a page of the workspace. */
  at: (path?: string) => string;
  userId: string;
  email: string;
}

/** A new member of this workspace, or of one of their own. */
export async function visitorOf(
  service: TestService,
  role: Role = 'owner',
  of?: TestWorkspace,
): Promise<Visitor> {
  const workspace = of ?? (await service.workspace());
  const { browser, userId, email } = await person(service, workspace.id, role);
  const found = await findWorkspace(service.orm, workspace.id);
  const at = (path = ''): string => `/w/${found?.slug}${path}`;
  return { browser, workspace, at, userId, email };
}

/** The mark of the page that shows a form. */
export const onceIn = ({ text }: Page): string =>
  /name="once" value="([^"]+)"/.exec(text)?.[1] ?? '';

/** Sends the form of a page as a browser does. */
export async function send(
  { browser }: Pick<Visitor, 'browser'>,
  from: string,
  to: string,
  fields: Record<string, string>,
): Promise<Page> {
  const page = await browser.get(from);
  return browser.post(to, { token: tokenIn(page), once: onceIn(page), ...fields });
}

/** Sends a form with a file. */
export async function sendFile(
  { browser, url }: { browser: Browser; url: string },
  path: string,
  fields: Record<string, string | File>,
): Promise<Response> {
  const page = await browser.get(path);
  const form = new FormData();
  for (const [name, value] of Object.entries({
    token: tokenIn(page),
    once: onceIn(page),
    ...fields,
  }))
    form.set(name, value);
  const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  const headers = { origin: url, cookie };
  return fetch(`${url}${path}`, { method: 'POST', body: form, headers, redirect: 'manual' });
}
