/**
 * A workspace's own rules on restricted goods: at most 1,000 a workspace, with 5,000 keywords and a
 * megabyte of text in all.
 */
import { newId } from '../id.ts';
import { momentOf, type Orm, sql, type Timestamptz } from '../orm.ts';

/** What the rules of a workspace may be together. Every check reads them all. */
export const RESTRICTION_LIMITS = { rules: 1000, keywords: 5000, bytes: 1_000_000 };
export type RestrictionLimit = keyof typeof RESTRICTION_LIMITS;

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
export async function listRestrictionRules(
  orm: Orm,
  workspaceId: string,
): Promise<RestrictionRuleRecord[]> {
  const rows = await sql<Row>(
    orm,
    `select ${COLUMNS} from restriction_rules where workspace_id = ? order by id desc`,
    [workspaceId],
  );
  return rows.map(recordOf);
}

/** Adds a rule; the limit that would be passed with it, and nothing is written. */
export async function addRestrictionRule(
  orm: Orm,
  workspaceId: string,
  rule: RestrictionRuleInput,
  createdBy: string,
): Promise<RestrictionRuleRecord | { limitReached: RestrictionLimit }> {
  return orm.em.fork().transactional(async (em) => {
    // two additions to one workspace take turns, so that the limits hold
    await sql({ em }, 'select pg_advisory_xact_lock(hashtextextended(?, 2))', [workspaceId]);
    const [used = NONE] = await sql<Used>({ em }, USED, [workspaceId]);
    const limitReached = limitPassed(used, usedBy(rule));
    if (limitReached) return { limitReached };
    const rows = await sql<Row>({ em }, ADD, [
      newId(),
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
    ]);
    const [added] = rows.map(recordOf);
    if (!added) throw new Error('an inserted rule was not returned');
    return added;
  });
}

type Used = Record<RestrictionLimit, number>;
const NONE: Used = { rules: 0, keywords: 0, bytes: 0 };

function limitPassed(used: Used, more: Used): RestrictionLimit | null {
  const limits = ['rules', 'keywords', 'bytes'] as const;
  return limits.find((one) => used[one] + more[one] > RESTRICTION_LIMITS[one]) ?? null;
}

/** The same that `USED` counts of rules that stand. */
const usedBy = ({ title, summary, keywords, origins }: RestrictionRuleInput): Used => ({
  rules: 1,
  keywords: keywords.length,
  bytes: Buffer.byteLength([title, summary ?? '', ...keywords, ...origins].join('')),
});

const USED = `
  select count(*)::int as rules, coalesce(sum(cardinality(keywords)), 0)::int as keywords,
    coalesce(sum(octet_length(
      title || coalesce(summary, '') || array_to_string(keywords, '') || array_to_string(origins, '')
    )), 0)::int as bytes
  from restriction_rules where workspace_id = ?`;

const LIST = `array(select jsonb_array_elements_text(?::jsonb))`;
const ADD = `
  insert into restriction_rules
    (id, workspace_id, country, direction, rule_type, code, keywords, origins, title, summary, created_by)
  values (?::uuid, ?::uuid, ?, ?, ?, ?, ${LIST}, ${LIST}, ?, ?, ?)
  returning ${COLUMNS}`;

/** Removes a rule of the workspace. False when it has no such rule. */
export async function removeRestrictionRule(
  orm: Orm,
  workspaceId: string,
  id: string,
): Promise<boolean> {
  const removed = await sql(
    orm,
    'delete from restriction_rules where workspace_id = ? and id = ?::uuid returning id',
    [workspaceId, id],
  );
  return removed.length > 0;
}
