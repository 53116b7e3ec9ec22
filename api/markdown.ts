/**
 * A page of docs/ for a browser: headings with their names as anchors, paragraphs, lists and code.
 * Its text is ours, and uses no more of Markdown than that.
 */

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}' +
  'code{background:#8882;padding:0 .2em}:target{background:#fd08}';

/** The whole page as HTML. */
export function pageOf(markdown: string): string {
  const blocks = markdown.split(/\n{2,}/).filter((block) => block.trim() !== '');
  const title = plain(blocks[0]?.replace(/^# /, '') ?? '');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Landfall: ${title}</title><style>${STYLE}</style></head><body>`,
    ...blocks.map(blockOf),
    '</body></html>',
  ].join('\n');
}

function blockOf(block: string): string {
  const [marks = '', heading = ''] = block.split(/ (.*)/s);
  if (/^#{1,3}$/.test(marks)) {
    const level = marks.length;
    return `<h${level} id="${anchorOf(heading)}">${inline(heading)}</h${level}>`;
  }
  if (!block.startsWith('- ')) return `<p>${inline(block)}</p>`;
  const items = block.slice(2).split('\n- ');
  return `<ul>${items.map((item) => `<li>${inline(item)}</li>`).join('\n')}</ul>`;
}

/** As GitHub makes it, so that links lead to the same place there. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

/** Every other part between backticks is code. */
const inline = (text: string): string =>
  text
    .trim()
    .split('`')
    .map((part, at) => (at % 2 === 0 ? plain(part) : `<code>${plain(part)}</code>`))
    .join('');

const plain = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
