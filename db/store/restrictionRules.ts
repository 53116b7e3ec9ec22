/** A workspace's own rules on restricted goods. At most 1,000 a workspace. */
import { v7 as uuidv7 } from 'uuid';
import { momentOf, type Orm, sql, type Timestamptz } from '../orm.ts';

export const RESTRICTION_RULES_MAX = 1000;

export interface RestrictionRuleInput {
  /** ISO country, `EU` or `*`. */
  country: string;
  direction: 'import' | 'export';
  ruleType: 'prohibition' | 'restriction' | 'observation';
  /** Digits. */
  code: string | null;
  keywords: readonly string[];
  origins: readonly string[];
  title: string;
  summary: string | null;
}

export interface RestrictionRuleRecord extends RestrictionRuleInput {
  id: string;
  createdBy: string | null;
  createdAt: Date;
}

interface Row {
  id: string;
  country: string;
  direction: RestrictionRuleInput['direction'];
  rule_type: RestrictionRuleInput['ruleType'];
  code: string | null;
  keywords: string[];
  origins: string[];
  title: string;
  summary: string | null;
  created_by: string | null;
  created_at: Timestamptz;
}

const recordOf = ({ rule_type, created_by, created_at, ...row }: Row): RestrictionRuleRecord => ({
  ...row,
  ruleType: rule_type,
  createdBy: created_by,
  createdAt: momentOf(created_at),
});

const COLUMNS =
  'id, country, direction, rule_type, code, to_json(keywords) as keywords, to_json(origins) as origins, title, summary, created_by, created_at';

/** The rules of a workspace, newest first. */
export async function listRestrictionRules(orm: Orm, workspaceId: string): Promise<RestrictionRuleRecord[]> {
  const rows = await sql<Row>(
    orm,
    `select ${COLUMNS} from restriction_rules where workspace_id = ? order by id desc`,
    [workspaceId],
  );
  return rows.map(recordOf);
}

/** Adds a rule; `limit_reached` when the workspace has 1,000, and nothing is written. */
export async function addRestrictionRule(
  orm: Orm,
  workspaceId: string,
  rule: RestrictionRuleInput,
  createdBy: string,
): Promise<RestrictionRuleRecord | 'limit_reached'> {
  return orm.em.fork().transactional(async (em) => {
    const run = <T extends object>(statement: string, parameters: unknown[]): Promise<T[]> =>
      em.getConnection().execute<T[]>(statement, parameters, 'all', em.getTransactionContext());
    // two additions to one workspace take turns, so that the limit holds
    await run('select pg_advisory_xact_lock(hashtextextended(?, 2))', [workspaceId]);
    const [row] = await run<Row>(ADD, [
      uuidv7(),
      workspaceId,
      rule.country,
      rule.direction,
      rule.ruleType,
      rule.code,
      JSON.stringify(rule.keywords),
      JSON.stringify(rule.origins),
      rule.title,
      rule.summary,
      createdBy,
      workspaceId,
      RESTRICTION_RULES_MAX,
    ]);
    return row ? recordOf(row) : 'limit_reached';
  });
}

const LIST = `array(select jsonb_array_elements_text(?::jsonb))`;
const ADD = `
  insert into restriction_rules
    (id, workspace_id, country, direction, rule_type, code, keywords, origins, title, summary, created_by)
  select ?::uuid, ?::uuid, ?, ?, ?, ?, ${LIST}, ${LIST}, ?, ?, ?
  where (select count(*) from restriction_rules where workspace_id = ?) < ?
  returning ${COLUMNS}`;

/** Removes a rule of the workspace. False when it has no such rule. */
export async function removeRestrictionRule(orm: Orm, workspaceId: string, id: string): Promise<boolean> {
  const removed = await sql(
    orm,
    'delete from restriction_rules where workspace_id = ? and id = ?::uuid returning id',
    [workspaceId, id],
  );
  return removed.length > 0;
}
