/** A customs declaration CN22 as a file: a label of the size A6. */
import type { Cn22Request } from '../../contract/documents/postal.ts';
import { toNumber } from '../../engine/decimal.ts';
import { CN22_SDR_MAX, inSdr, isOverCn22 } from '../../engine/documents/cn22Limit.ts';
import { type Refused, refusedInput } from '../../engine/refusal.ts';
import { amountText, plainText } from '../amounts.ts';
import { partyLines } from '../goods/page.ts';
import type { Sources } from '../facts.ts';
import type { MadeDocument } from '../make.ts';
import { drawExtension } from '../pdf/extension.ts';
import type { Form } from '../pdf/form.ts';
import type { Sheet } from '../pdf/sheet.ts';
import { postalFile } from './file.ts';
import { type PostalItem, postalItem, sixDigits } from './item.ts';
import { CERTIFICATION, drawCategories, drawGoods, drawItemNumber } from './parts.ts';

const A6 = { width: 297.64, height: 419.53 };
const LEFT = 12;
const WIDTH = A6.width - 2 * LEFT;

/** The file; refused above 300 SDR, and where it is not known whether the value is. */
export async function makeCn22(
  asked: Cn22Request,
  sources: Sources,
  knownSdrRate: number | null,
): Promise<MadeDocument> {
  const item = postalItem(asked, sources);
  if ('ok' in item) return item;
  const rate = asked.sdrRate ?? knownSdrRate;
  if (rate === null) return noRate(item.currency);
  const sdr = toNumber(inSdr(item.goods, rate));
  if (isOverCn22(item.goods, rate)) return overLimit(sdr);
  const totals = {
    value: toNumber(item.goods),
    netWeightKg: item.netWeightKg,
    grossWeightKg: asked.grossWeightKg,
    sdr,
  };
  return postalFile('CN22', asked, { item, totals }, draw);
}

function noRate(currency: string): Refused<'invalid_input'> {
  const message =
    `is required: the service knows no rate between ${currency} and the special drawing right (XDR), in which the limit of the ` +
    `CN22 is set. Send how many ${currency} one SDR is, as the IMF publishes it.`;
  return refusedInput([{ path: 'sdrRate', message }], { reason: 'sdr_rate_needed', currency });
}

function overLimit(sdr: number): Refused<'invalid_input'> {
  const message = `are worth ${sdr} SDR: a CN22 is for up to ${CN22_SDR_MAX} SDR. Make a CN23 (POST /v1/documents/cn23).`;
  return refusedInput([{ path: 'lines', message }], {
    reason: 'over_cn22_limit',
    sdr,
    limitSdr: CN22_SDR_MAX,
    form: 'cn23',
  });
}

const COLUMNS = [
  { label: 'Quantity and detailed description of contents', width: 112 },
  { label: 'Net weight kg', width: 34, align: 'right' },
  { label: 'Value', width: 46, align: 'right' },
  { label: 'HS tariff no.', width: 42 },
  { label: 'Country of origin', width: WIDTH - 234, align: 'center' },
] as const;

function draw(form: Form, item: PostalItem<Cn22Request>): void {
  const { asked } = item;
  const half = WIDTH / 2;
  form.sheet.page(A6);
  drawHead(form.sheet, asked.itemNumber);
  form.cell({ x: LEFT, y: 62, width: half, height: 58 }, 'Sender', partyLines(asked.sender));
  const right = { x: LEFT + half, y: 62, width: half, height: 58 };
  form.cell(right, 'Addressee', partyLines(asked.addressee));
  drawContents(form, item);
  drawFoot(form.sheet, asked.date);
  drawExtension(form, `CN22 ${asked.itemNumber ?? ''}`.trimEnd());
}

function drawHead(sheet: Sheet, itemNumber: string | undefined): void {
  const left = { x: LEFT, width: 170 };
  const bold = { font: 'bold', size: 12, role: 'H1' } as const;
  sheet.say('CUSTOMS DECLARATION', { ...left, y: 12 }, bold);
  sheet.say('Déclaration en douane', { ...left, y: 27 }, { size: 7 });
  sheet.say('May be opened officially', { ...left, y: 36 }, { size: 6.5 });
  const corner = { x: LEFT + 190, y: 9, width: WIDTH - 190 };
  sheet.say('CN 22', corner, { font: 'bold', size: 15, align: 'right' });
  const bars = { x: LEFT + WIDTH / 2 - 10, y: 30, width: WIDTH / 2 + 10, height: 30 };
  drawItemNumber(sheet, itemNumber, bars);
}

function drawContents(form: Form, item: PostalItem<Cn22Request>): void {
  const { sheet } = form;
  const { asked, lines, currency, goods, netWeightKg } = item;
  sheet.frame({ x: LEFT, y: 120, width: WIDTH, height: 42 });
  drawCategories(sheet, asked.category, { x: LEFT + 4, y: 124, width: WIDTH - 8 });
  const beneath = { x: LEFT + 4, y: 149, width: WIDTH - 8 };
  sheet.say(asked.explanation ?? '', beneath, { size: 6.5 });
  const money = (amount: number): string => `${amountText(amount, currency)} ${currency}`;
  const rows = lines.map((line) => [
    `${plainText(line.quantity)} ${line.unit} ${line.description}`,
    plainText(line.netWeightKg),
    money(line.value),
    sixDigits(line.hsCode),
    line.originCountry,
  ]);
  drawGoods(form, COLUMNS, rows, { x: LEFT, y: 162, height: 140 });
  const sums = [
    ['Total net weight kg', plainText(netWeightKg)],
    ['Total gross weight kg', plainText(asked.grossWeightKg)],
    ['Total value', money(toNumber(goods))],
  ] as const;
  const width = WIDTH / sums.length;
  for (const [at, [label, text]] of sums.entries())
    form.cell({ x: LEFT + at * width, y: 302, width, height: 24 }, label, [text]);
}

function drawFoot(sheet: Sheet, date: string): void {
  sheet.frame({ x: LEFT, y: 326, width: WIDTH, height: 78 });
  const above = { x: LEFT + 4, y: 330, width: WIDTH - 8, height: 34 };
  sheet.fit([CERTIFICATION], above, { size: 6.5, sizeMin: 5 });
  sheet.say(date, { x: LEFT + 4, y: 380, width: 70 }, { size: 8 });
  sheet.line(LEFT + 70, 391, LEFT + WIDTH - 6, 391);
  const under = { x: LEFT + 70, y: 393, width: WIDTH - 76 };
  const small = { size: 5, align: 'center', role: 'Caption' } as const;
  sheet.say("Date and sender's signature", under, small);
}
