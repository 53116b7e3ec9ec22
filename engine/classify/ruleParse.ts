/** Reads one rule line of the lexicon. Grammar: `AXES.md` and `README.md` beside the lexicon. */
import { AXES, UNIT_FACTORS } from './axisNames.ts';
import type { RuleCondition, Rule } from './lexicon.ts';

/** A rule as written: tables are still names. */
export interface RawRule {
  when: RuleCondition[];
  then: { code: string } | { table: string } | { rules: RawRule[] };
  share: number | null;
  cite: string | null;
  line: number;
}

/** The rules of one line (a switch holds several), or what is wrong with it. */
export function parseRuleLine(text: string, line: number): RawRule[] | { problem: string } {
  const [body, cite] = cutComment(text);
  try {
    return parseBody(body, { line, cite });
  } catch (error) {
    if (error instanceof Refused) return { problem: error.message };
    throw error;
  }
}

/** Conditions of a text such as `main=glass !finish=plated "tea" width<=30cm`, or what is wrong. */
export function parseConditions(text: string): RuleCondition[] {
  const written = text.match(/!?"[^"]*"|\S+/g) ?? [];
  return written.filter((one) => one !== '*').map(parseCondition);
}

/** The raw rules with every table put in its place; unknown tables are reported by name. */
export function linkTables(
  raw: readonly RawRule[],
  tables: Pick<ReadonlyMap<string, readonly RawRule[]>, 'get'>,
  depth = 0,
): { rules: Rule[]; missing: string[] } {
  const missing: string[] = [];
  const rules = raw.map((one): Rule => {
    const { when, share, cite, line } = one;
    if ('code' in one.then) return { when, then: one.then.code, share, cite, line };
    const inner = 'rules' in one.then ? one.then.rules : tables.get(one.then.table);
    if (!inner || depth > TABLE_DEPTH_MAX) {
      missing.push('table' in one.then ? one.then.table : '?');
      return { when, then: [], share, cite, line };
    }
    const linked = linkTables(inner, tables, depth + 1);
    missing.push(...linked.missing);
    return { when, then: linked.rules, share, cite, line };
  });
  return { rules, missing };
}

const TABLE_DEPTH_MAX = 4;

class Refused extends Error {}

interface Place {
  line: number;
  cite: string | null;
}

function cutComment(text: string): [string, string | null] {
  const at = text.search(/\s#\s/);
  return at < 0
    ? [text.trim(), null]
    : [
        text.slice(0, at).trim(),
        text
          .slice(at)
          .replace(/^\s#\s*/, '')
          .trim(),
      ];
}

function parseBody(body: string, place: Place): RawRule[] {
  const arrow = body.indexOf('->');
  if (arrow >= 0)
    return [finish(parseConditions(body.slice(0, arrow)), body.slice(arrow + 2), place)];
  const colon = colonOutsideQuotes(body);
  if (colon >= 0) return parseSwitch(body.slice(0, colon).trim(), body.slice(colon + 1), place);
  const use = /(?:^|\s)use\s/.exec(body);
  if (use) return [finish(parseConditions(body.slice(0, use.index)), body.slice(use.index), place)];
  throw new Refused(
    `not a rule: "${body}" (a rule has "->", "axis: value code; ..." or "use table")`,
  );
}

function colonOutsideQuotes(body: string): number {
  let quoted = false;
  for (let at = 0; at < body.length; at += 1) {
    if (body[at] === '"') quoted = !quoted;
    if (body[at] === ':' && !quoted) return at;
  }
  return -1;
}

/** `main: glass 701810; plastic 392690` or `upper=leather: sole=leather 640359; * 640399`. */
function parseSwitch(left: string, right: string, place: Place): RawRule[] {
  const parts = right
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0) throw new Refused(`nothing after "${left}:"`);
  const shared = /[=<>"]/.test(left);
  if (!shared && !AXES[left]) throw new Refused(`unknown axis "${left}"`);
  const rules = parts.map((part) => {
    // bounded: a line of our own lexicon
    const cut = /^(.*?)\s+((?:use\s+[a-z0-9-]+|\d{6,10})(?:\s+~\s*[.\d]+)?)$/.exec(part);
    if (!cut) throw new Refused(`no code at the end of "${part}"`);
    const [, test = '', target = ''] = cut;
    if (shared || test === '*') return finish(parseConditions(test), target, place);
    return finish(
      test.startsWith('!')
        ? parseConditions(`!${left}=${test.slice(1)}`)
        : parseConditions(`${left}=${test}`),
      target,
      place,
    );
  });
  if (!shared) return rules;
  // bounded: a line of our own lexicon
  const weighed = /^(.*\S)\s+~\s*(\d*\.?\d+)$/.exec(left);
  return [
    {
      when: parseConditions(weighed?.[1] ?? left),
      then: { rules },
      share: shareOf(weighed?.[2]),
      ...place,
    },
  ];
}

function finish(when: RuleCondition[], target: string, place: Place): RawRule {
  // bounded: a line of our own lexicon
  const form = /^\s*(?:use\s+([a-z0-9-]+)|(\d{6,10}))(?:\s+~\s*(\d*\.?\d+))?\s*$/.exec(target);
  if (!form)
    throw new Refused(
      `expected a code of 6 digits, or "use table", then "~.6" at most; found "${target.trim()}"`,
    );
  const [, table, code, printedShare] = form;
  const share = shareOf(printedShare);
  if (table !== undefined) return { when, then: { table }, share, ...place };
  if (code === undefined) throw new Refused('a rule without code');
  if (code.length > 6 && !when.some((one) => one.test === 'destination')) {
    throw new Refused(`${code}: codes longer than 6 digits only with dest=`);
  }
  return { when, then: { code }, share, ...place };
}

function shareOf(printed: string | undefined): number | null {
  if (printed === undefined) return null;
  const share = Number(printed);
  if (!(share > 0 && share <= 1)) throw new Refused(`share ~${printed} is not between 0 and 1`);
  return share;
}

function parseCondition(written: string): RuleCondition {
  const negated = written.startsWith('!');
  const text = negated ? written.slice(1) : written;
  const quoted = /^"([^"]+)"$/.exec(text);
  if (quoted?.[1]) return { test: 'word', phrase: quoted[1], negated };
  // bounded: a line of our own lexicon
  const measure = /^([a-z-]+)(?:\(([a-z-]+)\))?(<=|>=|<|>)(\d+(?:\.\d+)?)([a-z%0-9/]*)$/i.exec(
    text,
  );
  if (measure) return parseMeasure(measure, negated);
  const choice = /^([a-z-]+)=([a-zA-Z0-9|+-]+)$/.exec(text);
  if (!choice) throw new Refused(`not a condition: "${written}"`);
  const [, axis = '', list = ''] = choice;
  const values = list.split('|').filter(Boolean);
  if (axis === 'dest')
    return { test: 'destination', values: values.map((one) => one.toUpperCase()), negated };
  const known = AXES[axis];
  if (!known) throw new Refused(`unknown axis "${axis}"`);
  if (known.kind === 'measure')
    throw new Refused(`"${axis}" is a measure: write ${axis}<=10 and the like`);
  return { test: 'axis', axis, values, negated };
}

function parseMeasure(found: RegExpExecArray, negated: boolean): RuleCondition {
  const [, axis = '', of, compare = '<', printed = '', unit = ''] = found;
  if (AXES[axis]?.kind !== 'measure') throw new Refused(`"${axis}" is not a measure`);
  if (negated) throw new Refused('turn the comparison round instead of "!"');
  if (axis === 'share' && of === undefined)
    throw new Refused('share needs its fibre or material: share(cotton)>=50');
  const factor = unit === '' ? 1 : UNIT_FACTORS[unit.toLowerCase()];
  if (factor === undefined) throw new Refused(`unknown unit "${unit}"`);
  return {
    test: 'measure',
    axis,
    of: of ?? null,
    compare: asComparison(compare),
    amount: Number(printed) * factor,
  };
}

function asComparison(sign: string): '<' | '<=' | '>' | '>=' {
  return sign === '<' || sign === '<=' || sign === '>' ? sign : '>=';
}
