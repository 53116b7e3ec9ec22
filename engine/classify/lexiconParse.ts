/**
 * Reads the lexicon's text files. Pure: gets the texts, hands back articles, values and what is
 * wrong with which line.
 */
import { AXES, MATERIAL } from './axisNames.ts';
import type {
  Article,
  ArticleTest,
  AxisValue,
  Lexicon,
  LexiconFile,
  LexiconProblem,
  Name,
  Relation,
  Rule,
} from './lexicon.ts';
import { problemsOfRules, valuesByAxis } from './lexiconRules.ts';
import { linkTables, parseRuleLine, type RawRule } from './ruleParse.ts';
import { LANGUAGES, type Language } from './stem.ts';

export interface ParsedLexicon {
  lexicon: Lexicon;
  problems: LexiconProblem[];
}

/**
 * Articles and values of all files; a block with a fault in it is left out and its fault reported
 * with file and line.
 */
export function parseLexicon(files: readonly LexiconFile[]): ParsedLexicon {
  const problems: LexiconProblem[] = [];
  const blocks = files.flatMap((file) => readBlocks(file, problems));
  const tables = new Map<string, RawRule[]>();
  for (const block of blocks) {
    if (block.head.type !== 'table') continue;
    if (tables.has(block.head.name)) report(block, `table ${block.head.name} stands twice`);
    tables.set(block.head.name, block.rules);
  }
  const values = joinValues(blocks);
  const known = {
    values: valuesByAxis(values),
    ids: new Set(blocks.flatMap(({ head }) => (head.type === 'article' ? [head.id] : []))),
  };
  const further = furtherNames(blocks, known.ids, report);
  const articles = blocks.flatMap(
    (block) => finishArticle(block, { tables, further, report }) ?? [],
  );
  for (const block of blocks) {
    if (block.head.type === 'table')
      problemsOfRules(linkTables(block.rules, tables).rules, known.values).forEach((one) =>
        problems.push({ file: block.file, ...one }),
      );
  }
  for (const block of blocks) {
    if (block.head.type === 'article')
      problemsOfRules(linkTables(block.rules, NO_TABLES).rules, known.values).forEach((one) =>
        problems.push({ file: block.file, ...one }),
      );
  }
  const faulty = new Set(problems.map(({ file, line }) => `${file}:${line}`));
  const sound = articles.filter(
    (article) =>
      checkArticle(article, known, problems) && !hasFault(article.rules, article.file, faulty),
  );
  return { lexicon: { articles: unique(sound, problems), values }, problems };

  function report(block: { file: string; line: number }, message: string): void {
    problems.push({ file: block.file, line: block.line, message });
  }
}

type Head =
  | { type: 'article'; id: string; relation: Article['relation'] }
  /** Further names of an article that stands elsewhere. */
  | { type: 'names'; id: string }
  | { type: 'table'; name: string }
  | { type: 'value'; axis: string; value: string; within: string[] };

interface Block {
  head: Head;
  file: string;
  line: number;
  names: Name[];
  not: string[];
  implies: { axis: string; value: string }[];
  rules: RawRule[];
  ask: string[];
  tests: ArticleTest[];
  /** A line of it could not be read. */
  faulty: boolean;
}

function readBlocks({ file, text }: LexiconFile, problems: LexiconProblem[]): Block[] {
  const blocks: Block[] = [];
  let block: Block | undefined;
  text.split('\n').forEach((written, index) => {
    const line = index + 1;
    const content = written.trim();
    if (content === '' || content.startsWith('#')) return;
    const head = readHead(content);
    if (head) {
      if ('problem' in head) problems.push({ file, line, message: head.problem });
      else
        blocks.push(
          (block = {
            head,
            file,
            line,
            names: [],
            not: [],
            implies: [],
            rules: [],
            ask: [],
            tests: [],
            faulty: false,
          }),
        );
      return;
    }
    const problem = block
      ? readLine(block, content, line)
      : 'a line before the first block ("@ id", "table name" or "value axis=value")';
    if (problem === null) return;
    problems.push({ file, line, message: problem });
    if (block) block.faulty = true;
  });
  return blocks;
}

function readHead(content: string): Head | { problem: string } | null {
  const text = uncommented(content);
  if (text.startsWith('@')) {
    const form =
      /^@\s*([a-z0-9][a-z0-9-]*)(?:\s+(part of|accessory of|material for)\s+([a-z0-9-]+(?:\s*,\s*[a-z0-9-]+)*))?$/.exec(
        text,
      );
    if (!form?.[1])
      return {
        problem: `expected "@ id [part of|accessory of|material for host, host]", found "${text}"`,
      };
    const kind = form[2]?.split(' ')[0];
    const relation = isRelation(kind)
      ? { kind, hosts: (form[3] ?? '').split(',').map((one) => one.trim()) }
      : null;
    return { type: 'article', id: form[1], relation };
  }
  if (text.startsWith('+')) {
    const id = /^\+\s*([a-z0-9][a-z0-9-]*)$/.exec(text)?.[1];
    return id === undefined
      ? { problem: `expected "+ id", found "${text}"` }
      : { type: 'names', id };
  }
  const table = /^table\s+([a-z0-9-]+)$/.exec(text);
  if (table?.[1]) return { type: 'table', name: table[1] };
  if (!/^value\s/.test(text)) return null;
  const value =
    /^value\s+([a-z-]+)=([a-z0-9+-]+)(?:\s+in\s+([a-z0-9-]+(?:\s*,\s*[a-z0-9-]+)*))?$/.exec(text);
  if (!value?.[1] || !value[2])
    return { problem: `expected "value axis=value [in wider]", found "${text}"` };
  const kind = AXES[value[1]]?.kind;
  if (value[1] !== MATERIAL && kind !== 'choice' && kind !== 'marker')
    return { problem: `axis "${value[1]}" takes no declared values` };
  return {
    type: 'value',
    axis: value[1],
    value: value[2],
    within: value[3]?.split(',').map((one) => one.trim()) ?? [],
  };
}

function isRelation(text: string | undefined): text is Relation {
  return text === 'part' || text === 'accessory' || text === 'material';
}

/** Adds one line to its block; what is wrong with it, or null. */
function readLine(block: Block, content: string, line: number): string | null {
  const key = /^([a-z]{1,7}):\s*((?:\S.*)?)$/.exec(content);
  const name = key?.[1] ?? '';
  const rest = key?.[2] ?? '';
  if (isLanguage(name)) return addNames(block, name, uncommented(rest));
  if (name === 'not') return addNot(block, uncommented(rest));
  if (name === 't') return addTest(block, rest, line);
  if (block.head.type === 'names')
    return `a "+ id" block has language lines, "not:" and "t:" only, found "${content}"`;
  if (name === 'implies' || name === 'ask') return addAxes(block, name, uncommented(rest));
  if (block.head.type === 'value')
    return `a value has language lines and "not:" only, found "${content}"`;
  const rules = parseRuleLine(content, line);
  if ('problem' in rules) return rules.problem;
  block.rules.push(...rules);
  return null;
}

const uncommented = (text: string): string => (text.split(/\s#\s/, 1)[0] ?? '').trim();
const split = (text: string): string[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);

function addNot(block: Block, text: string): null {
  block.not.push(...split(text));
  return null;
}

function isLanguage(text: string): text is Language {
  return LANGUAGES.some((one) => one === text);
}

function addNames(block: Block, language: Language, text: string): string | null {
  if (block.head.type === 'table') return 'a table has no names';
  for (const one of split(text)) {
    const [named = '', ...context] = one.split('+').map((part) => part.trim());
    const [phrase = '', english, ...more] = named.split('=').map((part) => part.trim());
    if (phrase === '' || english === '' || more.length > 0 || context.includes(''))
      return `broken name "${one}" (written "name", "name = its English", either with "+ word" or "+ word|word")`;
    block.names.push({
      language,
      phrase,
      context: context.map((part) => part.split('|').map((word) => word.trim())),
      ...(english === undefined ? {} : { english }),
    });
  }
  return null;
}

function addTest(block: Block, text: string, line: number): string | null {
  // bounded: a line of our own lexicon
  const form = /^(.*\S)\s*=>\s*(!?)(\d{2,10})\s*(?:#.*)?$/.exec(text);
  if (!form?.[1] || !form[3])
    return `expected "t: text => 610910" or "t: text => !610910", found "${text}"`;
  block.tests.push({ text: form[1], code: form[3], not: form[2] === '!', file: block.file, line });
  return null;
}

function addAxes(block: Block, name: 'implies' | 'ask', text: string): string | null {
  for (const one of text.split(/[;\s]+/).filter(Boolean)) {
    const [axis = '', value = ''] = one.split('=');
    if (!AXES[axis]) return `unknown axis "${axis}"`;
    if (name === 'ask') block.ask.push(axis);
    else if (value === '') return `implies needs axis=value, found "${one}"`;
    else block.implies.push({ axis, value });
  }
  return null;
}

/** Values declared in several files are one: their names add up. */
function joinValues(blocks: readonly Block[]): AxisValue[] {
  const joined = new Map<string, AxisValue>();
  for (const { head, file, line, names, not } of blocks) {
    if (head.type !== 'value') continue;
    const key = `${head.axis}=${head.value}`;
    const before = joined.get(key);
    joined.set(key, {
      axis: head.axis,
      value: head.value,
      within: [...new Set([...(before?.within ?? []), ...head.within])],
      names: [...(before?.names ?? []), ...names],
      not: [...(before?.not ?? []), ...not],
      file: before?.file ?? file,
      line: before?.line ?? line,
    });
  }
  return [...joined.values()];
}

type Report = (block: Block, message: string) => void;
type Further = Pick<Article, 'names' | 'not' | 'tests'>;

/** What the `+ id` blocks add to each article; one of an unknown article is reported. */
function furtherNames(
  blocks: readonly Block[],
  ids: ReadonlySet<string>,
  report: Report,
): Map<string, Further> {
  const further = new Map<string, Further>();
  for (const block of blocks) {
    const { head, names, not, tests } = block;
    if (head.type !== 'names' || block.faulty) continue;
    if (!ids.has(head.id)) report(block, `"+ ${head.id}": no such article`);
    const before = further.get(head.id) ?? { names: [], not: [], tests: [] };
    further.set(head.id, {
      names: [...before.names, ...names],
      not: [...before.not, ...not],
      tests: [...before.tests, ...tests],
    });
  }
  return further;
}

function finishArticle(
  block: Block,
  {
    tables,
    further,
    report,
  }: {
    tables: ReadonlyMap<string, RawRule[]>;
    further: ReadonlyMap<string, Further>;
    report: Report;
  },
): Article | null {
  const { head, file, line, implies, ask } = block;
  if (head.type !== 'article' || block.faulty) return null;
  const more = further.get(head.id) ?? { names: [], not: [], tests: [] };
  const names = [...block.names, ...more.names];
  const not = [...block.not, ...more.not];
  const tests = [...block.tests, ...more.tests];
  const { rules, missing } = linkTables(block.rules, tables);
  missing.forEach((name) => report(block, `unknown table "${name}"`));
  return missing.length > 0
    ? null
    : { id: head.id, relation: head.relation, names, not, implies, rules, ask, tests, file, line };
}

/**
 * Stands for every table when only the article's own lines are looked at: a table is checked once,
 * in its own file.
 */
const NO_TABLES = { get: (): RawRule[] => [] };

/** Whether the article can be used; reports what is wrong with it. */
function checkArticle(
  article: Article,
  known: { values: Map<string, Set<string>>; ids: Set<string> },
  problems: LexiconProblem[],
): boolean {
  const { file, line } = article;
  const before = problems.length;
  const say = (message: string): void =>
    void problems.push({ file, line, message: `${article.id}: ${message}` });
  if (article.names.length === 0) say('no names');
  if (article.rules.length === 0) say('no rules');
  for (const { axis, value } of article.implies) {
    if (!known.values.get(AXES[axis]?.kind === 'material' ? MATERIAL : axis)?.has(value))
      say(`implies unknown value ${axis}=${value}`);
  }
  for (const host of article.relation?.hosts ?? []) {
    if (!known.ids.has(host) && !known.values.get('for')?.has(host))
      say(`host "${host}" is neither an article nor a declared value of "for"`);
  }
  // An unknown host is another author's file still to come: the article itself works without it.
  return problems.slice(before).every(({ message }) => message.includes(': host "'));
}

function hasFault(rules: readonly Rule[], file: string, faulty: ReadonlySet<string>): boolean {
  return rules.some(
    ({ line, then }) =>
      faulty.has(`${file}:${line}`) || (typeof then !== 'string' && hasFault(then, file, faulty)),
  );
}

function unique(articles: readonly Article[], problems: LexiconProblem[]): Article[] {
  const seen = new Map<string, Article>();
  for (const article of articles) {
    const first = seen.get(article.id);
    if (first)
      problems.push({
        file: article.file,
        line: article.line,
        message: `article ${article.id} stands already in ${first.file}:${first.line}`,
      });
    else seen.set(article.id, article);
  }
  return [...seen.values()];
}
