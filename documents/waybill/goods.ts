/** The table of goods of an air waybill, with its sums. */
import type { WaybillRequest } from '../../contract/documents/waybill.ts';
import type { WaybillFigures } from '../../engine/documents/waybillFigures.ts';
import type { Form } from '../pdf/form.ts';
import { amountText, figureText } from '../amounts.ts';
import { FRAME, inRow } from './grid.ts';

const HEAD = { y: 370, height: 24 };
const BODY = { y: 394, height: 150 };
const SUMS = { y: 544, height: 18 };
const NATURE = 'Nature and quantity of goods (incl. dimensions or volume)';
const COLUMNS = [
  { label: 'No. of pieces RCP', width: 36, align: 'center' },
  { label: 'Gross weight', width: 52, align: 'right' },
  { label: 'kg lb', width: 16, align: 'center' },
  { label: 'Rate class', width: 20, align: 'center' },
  { label: 'Commodity item no.', width: 48, align: 'left' },
  { label: 'Chargeable weight', width: 54, align: 'right' },
  { label: 'Rate / charge', width: 54, align: 'right' },
  { label: 'Total', width: 72, align: 'right' },
  { label: NATURE, width: 187, align: 'left' },
] as const;
const LEADING = 1.16;
const PAD = 2.5;

type Line = WaybillRequest['lines'][number];

/** Boxes 22A to 22L. */
export function drawGoods(form: Form, request: WaybillRequest, figures: WaybillFigures): void {
  for (const { label, box } of inRow(COLUMNS, { x: FRAME.x, ...HEAD }))
    form.cell(box, label, [], { labelLines: 3 });
  for (const { box } of inRow(COLUMNS, { x: FRAME.x, ...BODY })) form.sheet.frame(box);
  drawRows(form, request, figures);
  drawSums(form, request, figures);
}

function drawRows(form: Form, request: WaybillRequest, figures: WaybillFigures): void {
  const texts = request.lines.map(natureOf);
  const width = COLUMNS[8].width - 2 * PAD;
  for (let size = 8.5; size >= 6.5; size -= 0.5) {
    const natures = texts.map((text) =>
      text.flatMap((one) => form.sheet.wrap(one, width, 'mono', size)),
    );
    const rows = natures.reduce((total, lines) => total + lines.length, 0);
    if (rows * size * LEADING > BODY.height - 4) continue;
    return printRows(form, { request, figures, natures, size });
  }
  // all of them together elsewhere: half of a description misleads
  form.overflow.set(
    NATURE,
    texts.flatMap((text, at) => [`LINE ${at + 1}: ${text.join('; ')}`]),
  );
  const natures = texts.map((_, at) => [`LINE ${at + 1}: ${form.style.seeExtension}`]);
  printRows(form, { request, figures, natures, size: 8 });
}

interface Rows {
  request: WaybillRequest;
  figures: WaybillFigures;
  natures: readonly (readonly string[])[];
  size: number;
}

function printRows({ sheet }: Form, { request, figures, natures, size }: Rows): void {
  let y = BODY.y + 2;
  for (const [at, line] of request.lines.entries()) {
    const figure = figures.lines[at];
    const nature = natures[at] ?? [];
    const texts = [
      String(line.pieces),
      figureText(line.grossWeight),
      line.weightUnit,
      line.rateClass ?? '',
      line.commodityItem ?? '',
      figure ? figureText(figure.chargeableWeight) : '',
      rateText(line, request.currency),
      amountText(figure?.total, request.currency),
    ];
    for (const [column, { box, align }] of inRow(COLUMNS, {
      x: FRAME.x,
      y,
      height: size,
    }).entries()) {
      const where = { x: box.x + PAD, y, width: box.width - 2 * PAD };
      if (column < 8) sheet.say(texts[column] ?? '', where, { font: 'mono', size, align });
      else
        sheet.fit(
          nature,
          { ...where, height: nature.length * size * LEADING },
          { font: 'mono', size },
        );
    }
    y += Math.max(1, nature.length) * size * LEADING;
  }
}

const rateText = ({ rate, rateClass }: Line, currency: string): string => {
  if (rate === undefined) return '';
  return rateClass === 'M' || rateClass === 'U'
    ? amountText(rate, currency)
    : ratePrinted(rate, currency);
};

/** At least the decimals of the currency. */
function ratePrinted(rate: number, currency: string): string {
  const [exact, rounded] = [figureText(rate), amountText(rate, currency)];
  return Number(rounded) === rate ? rounded : exact;
}

/** What a line says of its goods, a text for each fact. */
export function natureOf({
  description = '',
  dimensions = [],
  hsCodes = [],
  slac,
  uld,
}: Line): string[] {
  return [
    description,
    ...dimensions.map(
      ({ length, width, height, unit, pieces }) =>
        `${length}X${width}X${height} ${unit.toUpperCase()} X ${pieces}`,
    ),
    ...(hsCodes.length > 0 ? [`HS ${hsCodes.join(', ')}`] : []),
    ...(slac === undefined ? [] : [`SLAC ${slac}`]),
    ...(uld === undefined ? [] : [`ULD ${uld}`]),
  ];
}

function drawSums(form: Form, { currency, lines }: WaybillRequest, figures: WaybillFigures): void {
  const sums: Record<number, string> = {
    0: String(figures.pieces),
    1: figureText(figures.grossWeight),
    2: lines[0]?.weightUnit ?? '',
    7: amountText(figures.total, currency),
  };
  for (const [column, { box, align }] of inRow(COLUMNS, { x: FRAME.x, ...SUMS }).entries())
    form.cell(box, '', [sums[column] ?? ''], { align });
}
