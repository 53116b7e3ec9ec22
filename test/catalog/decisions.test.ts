/** Whatever is decided in whatever order: the states are those of the rules, one code is approved. */
import { afterAll, beforeAll, it } from '@jest/globals';
import fc from 'fast-check';
import { addCodes, type CodeRecord, listCodes } from '../../db/store/catalog/classifications.ts';
import { decideCodes } from '../../db/store/catalog/decideCodes.ts';
import { archiveProducts } from '../../db/store/catalog/products.ts';
import { saveProducts } from '../../db/store/catalog/saveProducts.ts';
import { createWorkspace } from '../../db/store/workspaces.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

const terms = { actor: { type: 'key', id: 'k', name: 'K' }, requestId: null } as const;

interface Model {
  /** State by the order in which the codes were added, with the goods, schedule and digits of each. */
  codes: { state: string; group: string; code: string }[];
  archived: boolean;
}
interface Real {
  workspaceId: string;
  productId: string;
  itemId: string;
  ids: string[];
}

/** Adds a code of the product or its item, as suggested or approved. */
class Add implements fc.AsyncCommand<Model, Real> {
  readonly #ofItem: boolean;
  readonly #schedule: string;
  readonly #code: string;
  readonly #state: 'suggested' | 'approved';
  constructor(ofItem: boolean, schedule: string, code: string, state: 'suggested' | 'approved') {
    this.#ofItem = ofItem;
    this.#schedule = schedule;
    this.#code = code;
    this.#state = state;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const [added] = await addCodes(
      database.orm,
      real.workspaceId,
      [
        {
          productId: real.productId,
          itemId: this.#ofItem ? real.itemId : null,
          schedule: this.#schedule,
          destinationCountry: null,
          code: this.#code,
          state: this.#state,
          origin: 'manual',
        },
      ],
      terms,
    );
    if (added?.ok === model.archived) throw new Error('a code was added to an archived product');
    if (!added?.ok) return;
    const code = this.#code;
    const group = `${this.#schedule} ${this.#ofItem}`;
    const isAdded = !model.codes.some(
      (one) =>
        one.group === group &&
        one.code === code &&
        (one.state === 'approved' || (one.state === 'suggested' && this.#state === 'suggested')),
    );
    if (real.ids.includes(added.code.id) === isAdded) throw new Error('an equal code is that code');
    if (isAdded) {
      if (this.#state === 'approved') supersede(model, { group, code });
      model.codes.push({ state: this.#state, group, code });
      real.ids.push(added.code.id);
    }
    await agree(model, real);
  }
  toString = () => `add(${this.#ofItem}, ${this.#schedule}, ${this.#code}, ${this.#state})`;
}

/** What is approved takes the place of what was, and of suggestions of the very same. */
const supersede = (model: Model, approved: { group: string; code: string }): void => {
  for (const one of model.codes) {
    const isSame = one.state === 'suggested' && one.code === approved.code;
    if (one.group === approved.group && (one.state === 'approved' || isSame))
      one.state = 'superseded';
  }
};

/** Decides one of the codes, with a note or without. */
class Decide implements fc.AsyncCommand<Model, Real> {
  readonly #at: number;
  readonly #decision: 'approve' | 'reject';
  readonly #note: string | null;
  constructor(at: number, decision: 'approve' | 'reject', note: string | null) {
    this.#at = at;
    this.#decision = decision;
    this.#note = note;
  }
  check = ({ codes }: Readonly<Model>) => codes.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    const at = this.#at % model.codes.length;
    const code = model.codes[at];
    const id = real.ids[at] ?? '';
    if (!code) throw new Error('there is a code');
    const [decided] = await decideCodes(
      database.orm,
      real.workspaceId,
      [{ id, decision: this.#decision, note: this.#note }],
      terms,
    );
    const to = this.#decision === 'approve' ? 'approved' : 'rejected';
    const isOpen =
      !model.archived &&
      code.state !== 'superseded' &&
      (code.state === to || code.state === 'suggested' || this.#note !== null);
    if (decided?.ok !== isOpen) throw new Error(`${code.state} -> ${to} was ${decided?.ok}`);
    if (isOpen && code.state !== to) {
      if (to === 'approved') supersede(model, code);
      code.state = to;
    }
    await agree(model, real);
  }
  toString = () => `${this.#decision}(${this.#at}, ${this.#note})`;
}

class Archive implements fc.AsyncCommand<Model, Real> {
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    await archiveProducts(database.orm, real.workspaceId, [real.productId], {
      ...terms,
      note: null,
    });
    model.archived = true;
  }
  toString = () => 'archive';
}

/** What is stored is what the rules say. */
async function agree(model: Model, real: Real): Promise<void> {
  const found = await listCodes(database.orm, real.workspaceId, {}, { limit: 100 });
  const states = new Map(found.map(({ id, state }: CodeRecord) => [id, state]));
  for (const [at, { state }] of model.codes.entries())
    if (states.get(real.ids[at] ?? '') !== state)
      throw new Error(`code ${at} is ${states.get(real.ids[at] ?? '')}, not ${state}`);
}

async function begin(): Promise<{ model: Model; real: Real }> {
  const { id: workspaceId } = await createWorkspace(database.orm, 'Shop');
  const [saved] = await saveProducts(
    database.orm,
    workspaceId,
    [{ match: null, fields: { title: 'Tee' }, items: [{ sku: 'A' }] }],
    { ...terms, as: 'updated', mode: 'create' },
  );
  if (!saved?.ok) throw new Error('the product was not saved');
  const rows = await database.orm.em
    .fork()
    .getConnection()
    .execute('select id from catalog_items where product_id = ?', [saved.productId]);
  const [item] = rows as { id: string }[];
  return {
    model: { codes: [], archived: false },
    real: { workspaceId, productId: saved.productId, itemId: item?.id ?? '', ids: [] },
  };
}

it('codes follow the rules in any order of decisions', async () => {
  const commands = fc.commands(
    [
      fc
        .tuple(
          fc.boolean(),
          fc.constantFrom('US', 'EU'),
          fc.constantFrom('610910', '610990'),
          fc.constantFrom('suggested' as const, 'approved' as const),
        )
        .map((parts) => new Add(...parts)),
      fc
        .tuple(
          fc.nat(9),
          fc.constantFrom('approve' as const, 'reject' as const),
          fc.constantFrom(null, 'why'),
        )
        .map((parts) => new Decide(...parts)),
      fc
        .tuple(
          fc.nat(9),
          fc.constantFrom('approve' as const, 'reject' as const),
          fc.constantFrom(null, 'why'),
        )
        .map((parts) => new Decide(...parts)),
      fc.constant(new Archive()),
    ],
    { maxCommands: 12 },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (all) => {
      const started = await begin();
      await fc.asyncModelRun(() => started, all);
    }),
    { numRuns: 25 },
  );
});
