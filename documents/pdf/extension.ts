/** Pages after the form, for what found no room on it. */
import type { Form } from './form.ts';
import type { FontName } from './fonts.ts';
import { A4, type Sheet } from './sheet.ts';

const MARGIN = 40;
const WIDTH = A4.width - 2 * MARGIN;
const BOTTOM = A4.height - 50;

/** Every text that overflowed, under the name of its box. Nothing where all found room. */
export function drawExtension({ sheet, overflow, style }: Form, title: string): void {
  if (overflow.size === 0) return;
  const pen = new Column(sheet, `Extension page: ${title}`);
  for (const [label, texts] of overflow) {
    pen.space(6);
    pen.text(label, { font: 'bold', size: 9, role: 'H2' });
    for (const text of texts) pen.text(text, { font: style.font, size: 8.5, role: 'P' });
  }
  pen.text('End of the extension.', { font: 'text', size: 7, role: 'P' });
}

/** What is said of texts that found no room in their boxes. */
export const extensionWarnings = ({ overflow }: Form): string[] =>
  overflow.size === 0
    ? []
    : [
        `There is no room for all of: ${[...overflow.keys()].join(', ')}. They stand on an extension page, which must travel with the first.`,
      ];

/** Lines from top to bottom, over as many pages as they take. */
class Column {
  readonly #sheet: Sheet;
  readonly #title: string;
  #y = 0;
  #page = 0;

  constructor(sheet: Sheet, title: string) {
    this.#sheet = sheet;
    this.#title = title;
    this.#turn();
  }

  #turn(): void {
    this.#page += 1;
    this.#sheet.page();
    const heading = this.#page === 1 ? this.#title : `${this.#title}, page ${this.#page}`;
    this.#sheet.say(
      heading,
      { x: MARGIN, y: 40, width: WIDTH },
      { font: 'bold', size: 12, role: 'H1' },
    );
    this.#sheet.line(MARGIN, 58, MARGIN + WIDTH, 58);
    this.#y = 64;
  }

  space(height: number): void {
    this.#y += height;
  }

  text(
    text: string,
    { font, size, role }: { font: FontName; size: number; role: 'P' | 'H2' },
  ): void {
    for (const line of this.#sheet.wrap(text, WIDTH, font, size)) {
      if (this.#y + size * 1.3 > BOTTOM) this.#turn();
      this.#sheet.say(line, { x: MARGIN, y: this.#y, width: WIDTH + 2 }, { font, size, role });
      this.#y += size * 1.25;
    }
  }
}
