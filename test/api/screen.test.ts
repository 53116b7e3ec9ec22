/** POST /v1/screen and GET /v1/screen/checks, on lists of invented parties. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, screeningChecks } from '../../contract/screen.ts';
import { sql } from '../../db/orm.ts';
import { LISTS } from '../../engine/screening/lists.ts';
import { describeAccess, issuePaths, withBucket } from '../support/access.ts';
import { createFaults, failsForGood, hangs } from '../support/faults.ts';
import { CSL, daysAgo, NOBODY, publishLists } from '../support/screeningLists.ts';
import {
  type Answer,
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { eventually } from '../support/waiting.ts';

let service: TestService;
const faults = createFaults();
let cslRelease: string;
let today: string;
beforeAll(async () => {
  service = await startService({
    environment: { REQUEST_DEADLINE_MS: '3000' },
    overrides: { activities: faults.activities },
  });
});
afterEach(() => faults.clear());
afterAll(() => service.stop());

const ask = (workspace: TestWorkspace, body: unknown, idempotencyKey?: string): Promise<Answer> =>
  workspace.call('POST', '/v1/screen', {
    body,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
const checksOf = async (workspace: TestWorkspace, query = ''): Promise<Json[]> =>
  (await workspace.call('GET', `/v1/screen/checks${query}`)).body.data;

describe('without any list', () => {
  it('nothing is clear: the answer names what was not screened, and is kept', async () => {
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, { name: 'Miles Vorkosigan' }, 'before');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      outcome: 'review',
      matches: [],
      lists: [],
      warningCodes: ['list_not_loaded'],
      warnings: [expect.stringMatching(/^No list is loaded.*: SDN \(.*PLC \(/)],
    });
    expect(await checksOf(workspace)).toMatchObject([{ id: body.data.id, outcome: 'review' }]);
  });
});

describe('with lists', () => {
  beforeAll(async () => {
    today = daysAgo(0);
    cslRelease = await publishLists(service.orm, 'us-csl', CSL, today);
    const workspace = await service.workspace();
    await eventually(
      async () => (await ask(workspace, { name: 'Miles Vorkosigan' })).body.data.lists,
      (lists) => lists.length > 0,
    );
  });

  it('a larger limit than a page holds is given a page', async () => {
    const workspace = await service.workspace();
    await ask(workspace, { name: 'Ada Lovelace' });
    await sql(
      service.orm,
      `insert into checks (id, workspace_id, kind, request, result, actor, request_id)
       select gen_random_uuid(), workspace_id, kind, request, result, actor, request_id
       from checks, generate_series(1, 200) where workspace_id = ?`,
      [workspace.id],
    );
    const { data, next } = (await workspace.call('GET', '/v1/screen/checks?limit=500')).body;
    expect([data.length, typeof next]).toEqual([200, 'string']);
  });

  const screened = async (body: object): Promise<Json> => {
    const answer = await ask(await service.workspace({ credits: 0 }), body);
    expect(answer.status).toBe(200);
    return answer.body.data;
  };

  describe('200', () => {
    it('tells everything of a party that matches, free and without credit headers', async () => {
      const workspace = await service.workspace({ credits: 0 });
      const query = { name: 'Miles Naismith Vorkosigan', country: 'cu', reference: 'order 7' };
      const { body, headers } = await ask(workspace, query);
      expect(headers.get('x-credits-charged')).toBeNull();
      expect(body).toMatchObject({ replayed: false });
      expect(body.data).toMatchObject({
        reference: 'order 7',
        query: { name: 'Miles Naismith Vorkosigan', company: null, country: 'CU', type: null },
        outcome: 'review',
        threshold: 0.7,
      });
      expect(body.data.matches).toEqual([
        {
          id: expect.stringMatching(/^[0-9a-f]{20}$/),
          list: 'SDN',
          listName: 'Specially Designated Nationals and Blocked Persons',
          agency: expect.stringContaining('Treasury'),
          name: 'VORKOSIGAN, Miles Naismith',
          matchedName: 'VORKOSIGAN, Miles Naismith',
          matchedOn: 'name',
          queried: 'name',
          score: 0.99,
          exact: false,
          reasons: expect.arrayContaining([
            expect.objectContaining({ kind: 'tokens', weight: 0.99 }),
            expect.objectContaining({ kind: 'order' }),
          ]),
          type: 'individual',
          programs: ['SDGT'],
          countries: ['CU', 'PA'],
          countryMatch: true,
          addresses: [
            {
              address: '1 Long Road',
              city: 'Havana',
              state: null,
              postalCode: null,
              country: 'CU',
            },
          ],
          aliases: ['NAISMITH, Admiral', 'VORPATRIL, Miles', 'THE LITTLE ADMIRAL'],
          nationalities: ['PA'],
          citizenships: [],
          datesOfBirth: ['1970-06-05'],
          placesOfBirth: ['Springfield'],
          ids: [
            {
              type: 'Passport',
              number: 'AB12',
              country: 'CU',
              issuedOn: null,
              expiresOn: '2031-01-01',
            },
          ],
          title: 'Lord',
          remarks: 'Gender Male.',
          vessel: null,
          federalRegisterNotice: null,
          licenseRequirement: null,
          licensePolicy: null,
          startsOn: '2020-01-02',
          endsOn: null,
          entityNumber: '901',
          sourceListUrl: 'https://list.example',
          sourceInformationUrl: 'https://list.example/about',
        },
      ]);
    });

    it('a name that nobody bears is clear, and every list that was read is named', async () => {
      const { lists, ...answer } = await screened({ name: NOBODY });
      expect(answer).toMatchObject({
        outcome: 'clear',
        matches: [],
        warnings: [],
        warningCodes: [],
      });
      expect(lists.map(({ code }: Json) => code)).toEqual(LISTS.map(({ code }) => code));
      expect(lists[0]).toEqual({
        code: 'SDN',
        name: 'Specially Designated Nationals and Blocked Persons',
        agency: expect.stringContaining('Treasury'),
        records: 3,
        publishedAt: today,
        importedAt: expect.stringMatching(/Z$/),
        confirmedAt: null,
        releaseId: cslRelease,
      });
    });

    it.each([
      ['the very name', 'vorkosigan, miles naismith', { exact: true, score: 1, matchedOn: 'name' }],
      ['an alias', 'Admiral Naismith', { exact: false, matchedOn: 'alias' }],
      ['a former name', 'Miles Vorpatril', { exact: false, matchedOn: 'former_name' }],
      ['a weak alias, equal', 'The Little Admiral', { exact: true, matchedOn: 'alias' }],
      ['a letter wrong', 'Miles Naismith Vorkosygan', { exact: false, matchedOn: 'name' }],
    ])('finds a party by %s', async (_, name, expected) => {
      const { matches } = await screened({ name });
      expect(matches).toHaveLength(1);
      expect(matches[0]).toMatchObject({ list: 'SDN', entityNumber: '901', ...expected });
    });

    it('finds a party by Cyrillic letters', async () => {
      expect((await screened({ name: 'Аркадий Евгеньевич Крылованов' })).matches).toMatchObject([
        { name: 'KRYLOVANOV, Arkadiy Yevgenyevich', exact: false },
      ]);
    });

    it.each([
      ['a weak alias with a letter wrong', { name: 'The Little Admirol' }],
      ['a listing that has ended', { name: 'Bothari Ended Trader' }],
      [
        'a person, where an entity is asked for',
        { name: 'Miles Naismith Vorkosigan', type: 'entity' },
      ],
      ['an entity, where a person is asked for', { name: 'Galeni Shipyards', type: 'individual' }],
    ])('does not find %s', async (_, body) => {
      expect((await screened(body)).matches).toEqual([]);
    });

    it.each(['individual', 'entity'])(
      'screens vessels and parties of unknown type as %s too',
      async (type) => {
        expect((await screened({ name: 'Ariel Stardancer', type })).matches[0]).toMatchObject({
          type: 'vessel',
          vessel: { callSign: 'XY12', type: null, flag: 'PA', owner: null, tonnage: null },
        });
        expect(
          (await screened({ name: 'Koudelka Aerodyne Works', type })).matches[0],
        ).toMatchObject({
          type: null,
        });
      },
    );

    it('tells a party with two addresses once, with both', async () => {
      const { matches } = await screened({ name: 'Koudelka Aerodyne Works', country: 'HR' });
      expect(matches).toHaveLength(1);
      expect(matches[0]).toMatchObject({ countries: ['AT', 'HR'], countryMatch: true });
      expect(matches[0].addresses.map(({ address }: Json) => address)).toEqual([
        'Street 1, Wien, AT',
        'Street 2, Zagreb, HR',
      ]);
    });

    it('screens the company too, and says which of the two matched', async () => {
      const { matches } = await screened({
        name: 'Miles Naismith Vorkosigan',
        company: 'Galeni Shipyards GmbH',
      });
      expect(matches.map(({ queried, name }: Json) => [queried, name])).toEqual([
        ['company', 'GALENI SHIPYARDS LLC'],
        ['name', 'VORKOSIGAN, Miles Naismith'],
      ]);
    });

    it('the country changes no score', async () => {
      const [there, elsewhere] = [
        await screened({ name: 'Miles Vorkosigan', country: 'PA' }),
        await screened({ name: 'Miles Vorkosigan', country: 'DE' }),
      ];
      expect(there.matches[0].countryMatch).toBe(true);
      expect(elsewhere.matches[0].countryMatch).toBe(false);
      expect(elsewhere.matches[0].score).toBe(there.matches[0].score);
    });

    it.each([
      ['two letters', 'Xu', 'name: it has fewer than three letters, and was not screened.'],
      [
        'a legal form',
        'GmbH & Co. KG',
        'name: it is nothing but a legal form or words that every name may have',
      ],
    ])('%s alone is answered without matches and with a warning', async (_, name, warning) => {
      const { outcome, matches, warnings } = await screened({ name });
      expect({ outcome, matches }).toEqual({ outcome: 'review', matches: [] });
      expect(warnings[0]).toContain(warning);
    });

    it.each([
      ['a character', { name: '李' }, ['name_not_screened']],
      ['a character with a long sound', { name: '张' }, ['name_not_screened']],
      ['marks', { name: '!!!' }, ['name_not_screened']],
      ['digits', { name: '20261123' }, ['name_not_screened']],
      ['an initial', { name: 'J.' }, ['name_not_screened']],
      ['a title with an initial', { name: 'Mr. J.' }, ['name_not_screened']],
      ['a company of a legal form', { name: NOBODY, company: 'LLC' }, ['company_not_screened']],
      ['a name behind which another is said', { name: `${NOBODY} t/a X` }, ['name_not_screened']],
      [
        'more words than are looked for',
        {
          name: Array.from(
            { length: 30 },
            (_, at) => `Quux${String.fromCharCode(97 + (at % 26))}a`,
          ).join(' '),
        },
        ['name_partly_screened'],
      ],
    ])('%s is not clear, since it cannot be screened', async (_, body, codes) => {
      const { outcome, matches, warnings, warningCodes } = await screened(body);
      expect({ outcome, matches, warningCodes }).toEqual({
        outcome: 'review',
        matches: [],
        warningCodes: codes,
      });
      expect(warnings).toHaveLength(codes.length);
    });

    it('finds the second of two names that are said of one party', async () => {
      const { matches } = await screened({ name: `${NOBODY} Ltd d/b/a Galeni Shipyards` });
      expect(matches.map(({ name }: Json) => name)).toEqual(['GALENI SHIPYARDS LLC']);
    });

    it('keeps the check as evidence with the releases that were read', async () => {
      const workspace = await service.workspace();
      await ask(workspace, { name: NOBODY });
      const { body } = await ask(workspace, { name: 'Miles Naismith Vorkosigan', reference: 'r1' });
      const [newest, older] = await checksOf(workspace);
      expect(newest).toEqual({
        id: body.data.id,
        checkedAt: expect.stringMatching(/Z$/),
        query: body.data.query,
        reference: 'r1',
        outcome: 'review',
        matchCount: 1,
        topScore: 0.99,
        lists: body.data.lists,
        actor: { type: 'key', id: workspace.keyId, name: 'Test key' },
        result: body.data,
      });
      expect(newest.lists[0].releaseId).toBe(cslRelease);
      expect(older).toMatchObject({ outcome: 'clear', matchCount: 0, topScore: null });
    });

    it('shows a workspace its own checks only, as many as asked for', async () => {
      const [mine, other] = [await service.workspace(), await service.workspace()];
      await ask(mine, { name: NOBODY });
      await ask(mine, { name: 'Quentin Featherstone' });
      expect(await checksOf(other)).toEqual([]);
      expect(await checksOf(mine)).toHaveLength(2);
      expect((await checksOf(mine, '?limit=1'))[0].query.name).toBe('Quentin Featherstone');
    });

    it('a repeated idempotency key gets the first answer and keeps nothing new', async () => {
      const workspace = await service.workspace();
      const first = await ask(workspace, { name: 'Miles Naismith Vorkosigan' }, 'again');
      const second = await ask(workspace, { name: 'Miles Naismith Vorkosigan' }, 'again');
      expect(second.body).toEqual({ data: first.body.data, replayed: true });
      expect(await checksOf(workspace)).toHaveLength(1);
    });
  });

  describe('400', () => {
    it.each([
      ['no name', {}, 'name'],
      ['a blank name', { name: '  ' }, 'name'],
      ['a name that is too long', { name: 'x'.repeat(301) }, 'name'],
      ['a company that is too long', { name: 'x', company: 'x'.repeat(301) }, 'company'],
      ['a country that is none', { name: 'x', country: 'ZZ' }, 'country'],
      ['another type', { name: 'x', type: 'vessel' }, 'type'],
      ['a reference that is too long', { name: 'x', reference: 'x'.repeat(201) }, 'reference'],
    ])('names the field: %s', async (_, body, path) => {
      expect(issuePaths(await ask(await service.workspace(), body))).toEqual([path]);
    });

    it.each(['0', 'many', '1.5'])('a limit of %s is refused', async (limit) => {
      const workspace = await service.workspace();
      const answer = await workspace.call('GET', `/v1/screen/checks?limit=${limit}`);
      expect(issuePaths(answer)).toEqual(['limit']);
    });
  });

  describeAccess(() => service, screen, { body: { name: NOBODY } });
  describe('the list of checks', () => describeAccess(() => service, screeningChecks));

  describe('409', () => {
    it('a key of a request under way, and of another request, is refused', async () => {
      const workspace = await service.workspace();
      const gate = faults.gate('screenAndKeep');
      const first = ask(workspace, { name: 'Miles Naismith Vorkosigan' }, 'one');
      await gate.reached;
      const second = await ask(workspace, { name: 'Miles Naismith Vorkosigan' }, 'one');
      expect(second.status).toBe(409);
      expect(second.body.error.code).toBe('conflict');
      gate.release();
      expect((await first).status).toBe(200);
      const other = await ask(workspace, { name: 'Somebody Else' }, 'one');
      expect(other.status).toBe(409);
      expect(other.body.error.details).toMatchObject({ reason: 'different_request' });
    });
  });

  describe('429', () => {
    it('the 61st screening of a workspace within a minute is refused', async () => {
      const workspace = await service.workspace();
      const last = await withBucket(service.orm, `screen:${workspace.id}`, 59, async () => [
        (await ask(workspace, { name: NOBODY })).status,
        (await ask(workspace, { name: NOBODY })).status,
      ]);
      expect(last).toEqual([200, 429]);
    });
  });

  describe.each([
    [502, 'upstream_error', failsForGood],
    [504, 'upstream_timeout', hangs],
  ] as const)('%d', (status, code, fault) => {
    it('a screening that gives no answer is told so, keeps nothing, and frees the key', async () => {
      const workspace = await service.workspace();
      faults.set('screenAndKeep', fault);
      const answer = await ask(workspace, { name: 'Miles Naismith Vorkosigan' }, 'one');
      faults.clear();
      expect(answer.status).toBe(status);
      expect(answer.body.error.code).toBe(code);
      expect(await checksOf(workspace)).toEqual([]);
      expect((await ask(workspace, { name: 'Miles Naismith Vorkosigan' }, 'one')).status).toBe(200);
    });
  });
});
