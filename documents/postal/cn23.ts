/** A customs declaration CN23 as a file: A5 across. */
import type { Cn23Request } from '../../contract/documents/postal.ts';
import { toNumber } from '../../engine/decimal.ts';
import { amountText, plainText } from '../amounts.ts';
import { partyLines } from '../goods/page.ts';
import type { Sources } from '../facts.ts';
import type { MadeDocument } from '../make.ts';
import { drawExtension } from '../pdf/extension.ts';
import type { Form } from '../pdf/form.ts';
import { postalFile } from './file.ts';
import { type PostalItem, postalItem, sixDigits } from './item.ts';
import { CERTIFICATION, drawCategories, drawGoods, drawItemNumber } from './parts.ts';

const A5 = { width: 595.28, height: 419.53 };
const LEFT = 16;
const WIDTH = A5.width - 2 * LEFT;
const SIDE = 300; // the left column
const RIGHT = LEFT + SIDE;
const REST = WIDTH - SIDE;

/** The file; refused where the item is not complete. */
export async function makeCn23(asked: Cn23Request, sources: Sources): Promise<MadeDocument> {
  const item = postalItem(asked, sources);
  if ('ok' in item) return item;
  const totals = {
    value: toNumber(item.goods),
    netWeightKg: item.netWeightKg,
    grossWeightKg: asked.grossWeightKg,
    postage: asked.postage ?? null,
  };
  return postalFile('CN23', asked, { item, totals }, draw);
}

const COLUMNS = [
  { label: 'Detailed description of contents', width: 232 },
  { label: 'Quantity', width: 58, align: 'right' },
  { label: 'Net weight kg', width: 56, align: 'right' },
  { label: 'Value', width: 84, align: 'right' },
  { label: 'HS tariff number', width: 66 },
  { label: 'Country of origin', width: WIDTH - 496, align: 'center' },
] as const;

function draw(form: Form, item: PostalItem<Cn23Request>): void {
  const { sheet } = form;
  const { asked } = item;
  sheet.page(A5);
  form.cell(
    { x: LEFT, y: 14, width: SIDE, height: 74 },
    'From: sender, with customs reference',
    partyLines(asked.sender),
  );
  form.cell(
    { x: LEFT, y: 88, width: SIDE, height: 74 },
    "To: addressee, with importer's reference, telephone and e-mail",
    partyLines(asked.addressee),
  );
  sheet.say(
    'CUSTOMS DECLARATION',
    { x: RIGHT + 8, y: 14, width: 180 },
    { font: 'bold', size: 12, role: 'H1' },
  );
  sheet.say('Déclaration en douane', { x: RIGHT + 8, y: 29, width: 180 }, { size: 7 });
  sheet.say('May be opened officially', { x: RIGHT + 8, y: 38, width: 180 }, { size: 6.5 });
  sheet.say(
    'CN 23',
    { x: RIGHT + 180, y: 14, width: REST - 180 },
    { font: 'bold', size: 16, align: 'right' },
  );
  drawItemNumber(sheet, asked.itemNumber, { x: RIGHT + 8, y: 50, width: REST - 8, height: 46 });
  sheet.frame({ x: RIGHT, y: 100, width: REST, height: 62 });
  sheet.say('Category of item', { x: RIGHT + 4, y: 102, width: 120 }, { size: 5, role: 'Caption' });
  drawCategories(sheet, asked.category, { x: RIGHT + 4, y: 111, width: REST - 8 });
  sheet.say(asked.explanation ?? '', { x: RIGHT + 4, y: 138, width: REST - 8 }, { size: 6.5 });
  drawContents(form, item);
  drawFoot(form, item);
  drawExtension(form, `CN23 ${asked.itemNumber ?? ''}`.trimEnd());
}

function drawContents(form: Form, { lines, currency }: PostalItem<Cn23Request>): void {
  const rows = lines.map((line) => [
    line.description,
    `${plainText(line.quantity)} ${line.unit}`,
    plainText(line.netWeightKg),
    `${amountText(line.value, currency)} ${currency}`,
    sixDigits(line.hsCode),
    line.originCountry,
  ]);
  drawGoods(form, COLUMNS, rows, { x: LEFT, y: 162, height: 116 });
}

function drawFoot(
  form: Form,
  { asked, currency, goods, netWeightKg }: PostalItem<Cn23Request>,
): void {
  const { sheet } = form;
  const money = (amount: number | undefined): string =>
    amount === undefined ? '' : `${amountText(amount, currency)} ${currency}`;
  const rows: readonly (readonly (readonly [string, string])[])[] = [
    [
      ['Total net weight kg', plainText(netWeightKg)],
      ['Total gross weight kg', plainText(asked.grossWeightKg)],
      ['Total value', money(toNumber(goods))],
      ['Postal charges', money(asked.postage)],
    ],
    [
      ['Licence no.', asked.licence ?? ''],
      ['Certificate no.', asked.certificate ?? ''],
      ['Invoice no.', asked.invoiceNumber ?? ''],
      ['Office of origin, date of posting', asked.officeOfOrigin ?? ''],
    ],
  ];
  for (const [line, facts] of rows.entries())
    for (const [at, [label, text]] of facts.entries())
      form.cell(
        { x: LEFT + (at * WIDTH) / 4, y: 278 + line * 26, width: WIDTH / 4, height: 26 },
        label,
        [text],
      );
  const comments = 'Comments (goods subject to quarantine, sanitary or other restrictions)';
  form.cell({ x: LEFT, y: 330, width: SIDE, height: 34 }, comments, [asked.comments ?? '']);
  const wish = asked.nonDelivery === 'return' ? 'Return to sender' : 'Treat as abandoned';
  form.cell(
    { x: LEFT, y: 364, width: SIDE, height: 40 },
    "Sender's instructions in case of non-delivery",
    [wish],
  );
  sheet.frame({ x: RIGHT, y: 330, width: REST, height: 74 });
  sheet.fit(
    [CERTIFICATION],
    { x: RIGHT + 4, y: 333, width: REST - 8, height: 34 },
    { size: 6.5, sizeMin: 5 },
  );
  sheet.say(asked.date, { x: RIGHT + 4, y: 381, width: 70 }, { size: 8 });
  sheet.line(RIGHT + 70, 392, RIGHT + REST - 6, 392);
  sheet.say(
    "Date and sender's signature",
    { x: RIGHT + 70, y: 394, width: REST - 76 },
    { size: 5, align: 'center', role: 'Caption' },
  );
}
