/** What an operator does with people and programs. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATIONS } from '../../contract/operations.ts';
import { permits, type Role, ROLES, scopesOf } from '../../contract/roles.ts';
import { COMMANDS } from '../../operator/admin/commands.ts';
import { perform } from '../../operator/admin/perform.ts';
import {
  Browser,
  consent,
  exchange,
  PASSWORD,
  person,
  program,
  tokenIn,
} from '../support/person.ts';
import type { Json } from '../support/service.ts';
import { type SignInService, startSignIn } from '../support/signInService.ts';

let service: SignInService;
beforeAll(async () => {
  service = await startSignIn();
});
afterAll(() => service.stop());

async function tell(name: string, words: string[], options: Record<string, string> = {}) {
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) throw new Error(`there is no command ${name}`);
  const given = { positionals: words, options, flags: new Set<string>() };
  return perform(service.orm, command, given, 'tester');
}

/** The data of a command's answer. */
const data = async (...asked: Parameters<typeof tell>): Promise<Json> =>
  (await tell(...asked)).data;

const address = (): string => `p${Math.random().toString(36).slice(2)}@Example.com`;

describe('npm run admin', () => {
  it('makes a user, whose link sets a password once and says no secret in its text', async () => {
    const { id } = await service.workspace();
    const email = address();
    const made = await tell('user create', [email], { workspace: id, role: 'editor' });
    const { link } = made.data as { link: string };
    expect(made.secret?.key).toBe(link);
    expect(made.text).not.toContain(link.slice(-20));
    const path = new URL(link).pathname;
    const browser = new Browser(service.url);
    const token = tokenIn(await browser.get(path));
    expect((await browser.post(path, { token, password: PASSWORD })).status).toBe(303);
    expect((await browser.get('/account')).text).toContain(email.toLowerCase());
    expect(await data('member list', [id])).toMatchObject([{ role: 'editor' }]);
    await expect(tell('user create', [email], { workspace: id, role: 'editor' })).rejects.toThrow(
      'is a user already',
    );
  });

  it('recovers: sessions end, and a new link takes the place of the old one', async () => {
    const { id } = await service.workspace();
    const { email, browser } = await person(service, id);
    const first = new URL((await data('user recover', [email])).link).pathname;
    expect((await browser.get('/account')).location).toBe('/sign-in');
    const second = new URL((await data('user recover', [email])).link).pathname;
    expect((await browser.get(first)).status).toBe(410);
    expect((await browser.get(second)).status).toBe(200);
  });

  it('lists and ends what programs may do', async () => {
    const { id } = await service.workspace();
    const { browser } = await person(service, id);
    const asking = await program(service);
    await exchange(service, asking, await consent(browser, asking, id));
    const [grant] = await data('grant list', [id]);
    expect(grant).toMatchObject({ clientName: 'A program', creditCeiling: 100 });
    await tell('grant revoke', [grant.id]);
    expect((await tell('grant list', [id])).text).toContain('revoked');
    await expect(tell('grant revoke', [grant.id])).rejects.toThrow('no active grant');
  });

  it('makes a program known, which then asks as others do', async () => {
    const { id } = await service.workspace();
    const { browser } = await person(service, id);
    const redirect = 'https://agent.example/callback';
    const { clientId } = await data('client create', ['Our agent'], { redirect });
    const asking = { ...(await program(service, redirect)), clientId };
    const { status } = await exchange(service, asking, await consent(browser, asking, id));
    expect(status).toBe(200);
  });

  it.each([
    'http://agent.example/callback',
    'javascript:alert(1)',
    'https://agent.example/#x',
    'nonsense',
  ])('refuses %s as a redirect', async (redirect) => {
    await expect(tell('client create', ['Agent'], { redirect })).rejects.toThrow('is no redirect');
  });

  it('says what is wrong with an address, a role, a person', async () => {
    const { id } = await service.workspace();
    const made = (email: string, role: string) =>
      tell('user create', [email], { workspace: id, role });
    await expect(made('nobody', 'owner')).rejects.toThrow('no email address');
    await expect(made(address(), 'king')).rejects.toThrow('owner, editor, reviewer, viewer');
    await expect(tell('user recover', ['x@example.com'])).rejects.toThrow('There is no user');
    await expect(tell('member remove', [id, 'x@example.com'])).rejects.toThrow('There is no user');
  });

  it('removes a user with all that hung on it', async () => {
    const { id } = await service.workspace();
    const { email, browser } = await person(service, id);
    await tell('user remove', [email]);
    expect((await browser.get('/account')).location).toBe('/sign-in');
    expect(await data('member list', [id])).toEqual([]);
  });
});

describe('roles', () => {
  const mayCall = (role: Role): Set<string> =>
    new Set(OPERATIONS.filter((one) => permits(role, one)).map(({ id }) => id));

  it('an owner may call everything, and nobody more than that', () => {
    expect(mayCall('owner').size).toBe(OPERATIONS.length);
  });

  it('a viewer changes nothing', () => {
    const writing = OPERATIONS.filter(
      ({ method, access }) => method !== 'get' && access !== 'public',
    );
    expect(writing.filter((one) => permits('viewer', one))).toEqual([]);
  });

  it('a reviewer decides on codes, an editor does all but that and settings', () => {
    const decides = ['approveClassification', 'rejectClassification', 'approveClassifications'];
    const [viewer, reviewer, editor] = [mayCall('viewer'), mayCall('reviewer'), mayCall('editor')];
    expect([...reviewer].filter((id) => !viewer.has(id)).sort()).toEqual([...decides].sort());
    expect(decides.filter((id) => editor.has(id))).toEqual([]);
    expect([...editor]).toEqual(
      expect.arrayContaining(['classify', 'startBulkRun', 'syncCatalog']),
    );
    expect(editor.has('addToBlocklist')).toBe(false);
  });

  it('only owners hand settings on', () => {
    expect(ROLES.filter((role) => scopesOf(role).includes('settings'))).toEqual(['owner']);
  });
});
