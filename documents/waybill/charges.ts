/** The lower part of an air waybill: charges, certification and signatures. */
import type { WaybillRequest } from '../../contract/documents/waybill.ts';
import type { ChargeColumn, WaybillFigures } from '../../engine/documents/waybillFigures.ts';
import type { Form } from '../pdf/form.ts';
import { amountText, figureText } from '../amounts.ts';
import { boxOf, FRAME, SHADE } from './grid.ts';

const TOP = 562;
const ROW = 22;
const COLUMN = 89;
const HEAD = 8; // of a row: the line of labels
const LEFT = FRAME.x;
const MIDDLE = FRAME.x + 2 * COLUMN;
const REST = FRAME.width - 2 * COLUMN;

const ROWS: readonly (readonly [keyof ChargeColumn, string])[] = [
  ['weight', 'Weight charge'],
  ['valuation', 'Valuation charge'],
  ['tax', 'Tax'],
  ['dueAgent', 'Total other charges due agent'],
  ['dueCarrier', 'Total other charges due carrier'],
];

/** Boxes 23 to 33. */
export function drawCharges(form: Form, request: WaybillRequest, figures: WaybillFigures): void {
  const { currency } = request;
  for (const [at, [name, label]] of ROWS.entries())
    drawPair(form, TOP + at * ROW, label, {
      prepaid: amountText(figures.prepaid[name], currency),
      collect: amountText(figures.collect[name], currency),
    });
  form.sheet.frame(boxOf(LEFT, TOP + 5 * ROW, 2 * COLUMN, ROW), { shade: SHADE });
  const total = { align: 'right' } as const;
  const row = TOP + 6 * ROW;
  form.cell(
    boxOf(LEFT, row, COLUMN, ROW),
    'Total prepaid',
    [amountText(figures.prepaid.total, currency)],
    total,
  );
  form.cell(
    boxOf(LEFT + COLUMN, row, COLUMN, ROW),
    'Total collect',
    [amountText(figures.collect.total, currency)],
    total,
  );
  drawAtDestination(form, request, figures);
  drawOtherCharges(form, request);
  drawSignatures(form, request);
}

/** A row of charges: its name in the middle, prepaid to the left and collect to the right. */
function drawPair(
  form: Form,
  y: number,
  label: string,
  amounts: { prepaid: string; collect: string },
): void {
  const { sheet } = form;
  const style = { size: 5, role: 'Caption', align: 'center' } as const;
  sheet.frame(boxOf(LEFT, y, 2 * COLUMN, ROW));
  sheet.line(LEFT + COLUMN, y + HEAD, LEFT + COLUMN, y + ROW);
  const amount = { font: 'mono', size: 9, align: 'right' } as const;
  sheet.say(amounts.prepaid, { x: LEFT + 2, y: y + HEAD + 1.5, width: COLUMN - 5 }, amount);
  sheet.say(
    amounts.collect,
    { x: LEFT + COLUMN + 2, y: y + HEAD + 1.5, width: COLUMN - 5 },
    amount,
  );
  sheet.say('Prepaid', { x: LEFT + 2, y: y + 1.5, width: 26 }, style);
  sheet.say(label, { x: LEFT + 30, y: y + 1.5, width: 2 * COLUMN - 60 }, style);
  sheet.say('Collect', { x: LEFT + 2 * COLUMN - 28, y: y + 1.5, width: 26 }, style);
}

function drawAtDestination(form: Form, { collect }: WaybillRequest, figures: WaybillFigures): void {
  const { atDestination } = figures;
  const currency = collect?.destinationCurrency ?? '';
  const money = (amount: number | null | undefined) => [amountText(amount, currency)];
  const style = { align: 'right', shade: SHADE } as const;
  const [first, second] = [TOP + 7 * ROW, TOP + 8 * ROW];
  form.cell(
    boxOf(LEFT, first, COLUMN, ROW),
    'Currency conversion rate',
    collect ? [`${currency} ${figureText(collect.conversionRate)}`] : [],
    style,
  );
  const charges = 'CC charges in destination currency';
  form.cell(
    boxOf(LEFT + COLUMN, first, COLUMN, ROW),
    charges,
    money(atDestination?.collectCharges),
    style,
  );
  form.cell(boxOf(LEFT, second, COLUMN, ROW), "For carrier's use only at destination", [], {
    shade: SHADE,
  });
  const there = 'Charges at destination';
  form.cell(
    boxOf(LEFT + COLUMN, second, COLUMN, ROW),
    there,
    money(collect?.chargesAtDestination),
    style,
  );
  form.cell(
    boxOf(MIDDLE, second, COLUMN, ROW),
    'Total collect charges',
    money(atDestination?.total),
    style,
  );
}

function drawOtherCharges(form: Form, { otherCharges = [], currency }: WaybillRequest): void {
  const printed = otherCharges.map(
    ({ code, dueTo, amount }) => `${code}${dueTo} ${amountText(amount, currency)}`,
  );
  form.cell(boxOf(MIDDLE, TOP, REST, 2 * ROW), 'Other charges', [printed.join('  ')]);
}

const CERTIFICATION =
  'The shipper certifies that what is stated on the face of this air waybill is correct, and that any part of the ' +
  'consignment that contains dangerous goods is described by its proper name and is in proper condition for carriage ' +
  'by air under the regulations on dangerous goods.';

function drawSignatures({ sheet }: Form, { signature = {} }: WaybillRequest): void {
  const { shipper = '', executedOn = '', executedAt = '', carrier = '' } = signature;
  const certified = TOP + 2 * ROW;
  const data = { font: 'mono', size: 9, align: 'center' } as const;
  const small = { size: 5, align: 'center', role: 'Caption' } as const;
  sheet.frame(boxOf(MIDDLE, certified, REST, 4 * ROW));
  sheet.fit([CERTIFICATION], boxOf(MIDDLE + 4, certified + 4, REST - 8, 36), {
    size: 7,
    sizeMin: 6,
  });
  const line = certified + 4 * ROW - 12;
  sheet.say(shipper, { x: MIDDLE + 60, y: line - 12, width: REST - 120 }, data);
  dotted(sheet, MIDDLE + 60, MIDDLE + REST - 60, line);
  sheet.say('Signature of shipper or his agent', { x: MIDDLE, y: line + 2, width: REST }, small);
  const executed = TOP + 6 * ROW;
  sheet.frame(boxOf(MIDDLE, executed, REST, 2 * ROW));
  const under = executed + 2 * ROW - 12;
  const thirds = [
    { text: executedOn, label: 'Executed on (date)', x: MIDDLE + 6, width: 80 },
    { text: executedAt, label: 'at (place)', x: MIDDLE + 96, width: 100 },
    {
      text: carrier,
      label: 'Signature of issuing carrier or its agent',
      x: MIDDLE + 206,
      width: REST - 212,
    },
  ];
  for (const { text, label, x, width } of thirds) {
    sheet.say(text, { x, y: under - 12, width }, data);
    dotted(sheet, x, x + width, under);
    sheet.say(label, { x, y: under + 2, width }, small);
  }
}

function dotted(sheet: Form['sheet'], from: number, to: number, y: number): void {
  sheet.line(from, y, to, y, 0.4);
}
