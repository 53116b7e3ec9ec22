/**
 * The way through the trade tariff service: which paths an answer leads to. The caller fetches,
 * politely, and resumes.
 */

/** Beginning of the paths: none for the United Kingdom, `/xi` for Northern Ireland. */
export type Service = '' | '/xi';

const LAST_CHAPTER = 97; // 98 and 99 hold codes for special declarations, no goods

/** The path at which the walk begins. */
export const startPath = (service: Service = ''): string => `${service}/api/v2/chapters`;

/**
 * From the list of chapters: the path of each chapter of goods, `/api/v2/chapters/01`. Empty for
 * any other answer.
 */
export const chapterPaths = (answer: unknown, service: Service = ''): string[] =>
  codesIn(list(member(answer, 'data')), 'chapter')
    .map(({ code }) => code.slice(0, 2))
    .filter((chapter) => Number(chapter) >= 1 && Number(chapter) <= LAST_CHAPTER)
    .map((chapter) => `${service}/api/v2/chapters/${chapter}`);

/**
 * From a chapter: the path of each heading, `/api/v2/headings/0101`; texts between headings (suffix
 * 10) have none.
 */
export const headingPaths = (answer: unknown, service: Service = ''): string[] => [
  ...new Set(
    codesIn(list(member(answer, 'included')), 'heading')
      .filter(({ attributes }) => (member(attributes, 'producline_suffix') ?? '80') === '80')
      .map(({ code }) => `${service}/api/v2/headings/${code.slice(0, 4)}`),
  ),
];

/**
 * From a heading: the path of each declarable commodity, `/api/v2/commodities/0101210000`. Empty
 * for a heading that is itself declarable: its answer holds its measures.
 */
export const commodityPaths = (answer: unknown, service: Service = ''): string[] => [
  ...new Set(
    codesIn(list(member(answer, 'included')), 'commodity')
      .filter(({ attributes }) => isDeclarable(attributes))
      .map(({ code }) => `${service}/api/v2/commodities/${code}`),
  ),
];

/** Older answers say only `leaf`; a commodity proper has the suffix 80. */
const isDeclarable = (attributes: unknown): boolean =>
  (member(attributes, 'declarable') ?? member(attributes, 'leaf')) === true &&
  (member(attributes, 'producline_suffix') ?? '80') === '80';

function codesIn(
  objects: readonly unknown[],
  type: string,
): { code: string; attributes: unknown }[] {
  return objects
    .filter((object) => member(object, 'type') === type)
    .map((object) => member(object, 'attributes'))
    .map((attributes) => ({
      code: String(member(attributes, 'goods_nomenclature_item_id')),
      attributes,
    }))
    .filter(({ code }) => /^\d{10}$/.test(code));
}

const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];
const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
