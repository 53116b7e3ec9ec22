/** A packing list as a file. */
import type { PackingListRequest } from '../../contract/documents/invoice.ts';
import {
  type PackedFigures,
  packedFigures,
  packedIssues,
  packedRemarks,
} from '../../engine/documents/packed.ts';
import { blankIssues, inEuropeanLetters, respeltWarnings } from '../../engine/documents/letters.ts';
import { refusedInput } from '../../engine/refusal.ts';
import { plainText } from '../amounts.ts';
import { finished } from '../finished.ts';
import type { MadeDocument } from '../make.ts';
import { drawExtension, extensionWarnings } from '../pdf/extension.ts';
import { Form } from '../pdf/form.ts';
import { Sheet } from '../pdf/sheet.ts';
import { drawTable, type TableColumn } from '../pdf/table.ts';
import { knownFacts, type Sources } from '../facts.ts';
import { fileNameOf } from '../names.ts';
import {
  BOTTOM,
  drawFacts,
  drawFeet,
  drawParties,
  drawSignature,
  drawTitle,
  LEFT,
  SIGNATURE_HEIGHT,
  STYLE,
  WIDTH,
} from './page.ts';

/** The file with its sums; refused where contents name a line that there is not, or nothing. */
export async function makePackingList(
  asked: PackingListRequest,
  sources: Sources,
): Promise<MadeDocument> {
  const known = knownFacts(sources, asked).lines;
  const count = Math.max(asked.lines.length, known.length);
  const lines = Array.from({ length: count }, (_, at) => ({ ...known[at], ...asked.lines[at] }));
  const issues = packedIssues(asked.packages, lines);
  if (issues.length > 0) return refusedInput(issues);
  const { value: list, respelt } = inEuropeanLetters({ ...asked, lines });
  const blank = blankIssues(respelt);
  if (blank.length > 0) return refusedInput(blank);
  const figures = packedFigures(asked.packages);
  const sheet = new Sheet({
    title: `Packing list ${asked.number}`,
    date: asked.date,
    data: { name: 'packing-list.json', content: { ...asked, lines, totals: figures } },
  });
  const form = new Form(sheet, STYLE);
  draw(form, list, figures);
  return finished(sheet, {
    number: asked.number,
    fileName: fileNameOf('packing-list', asked.number),
    warnings: [
      ...packedRemarks(asked.packages, lines),
      ...respeltWarnings(respelt),
      ...extensionWarnings(form),
    ],
    totals: { ...figures },
  });
}

const COLUMNS: readonly TableColumn[] = [
  { label: 'Marks and number', width: 92 },
  { label: 'Packages', width: 66 },
  { label: 'Contents of each', width: WIDTH - 368 },
  { label: 'Net kg each', width: 62, align: 'right' },
  { label: 'Gross kg each', width: 62, align: 'right' },
  { label: 'Size of each, cm', width: 86, align: 'center' },
];

function draw(form: Form, list: PackingListRequest, figures: PackedFigures): void {
  const { sheet } = form;
  sheet.page();
  drawTitle(form, 'Packing list', [
    ['Packing list no.', list.number],
    ['Date', list.date],
    ['Invoice no.', list.invoiceNumber ?? ''],
    ['Waybill or consignment no.', list.waybillNumber ?? ''],
  ]);
  let y = drawParties(
    form,
    [
      ['Shipper', list.seller],
      ['Consignee', list.consignee],
    ],
    92,
  );
  y = drawFacts(form, [['Order no.', list.orderNumber ?? '']], y);
  const nextPage = (): number => {
    sheet.page();
    return 40;
  };
  y = drawTable(sheet, COLUMNS, rowsOf(list), { x: LEFT, y: y + 8, bottom: BOTTOM, nextPage });
  if (y + 40 + SIGNATURE_HEIGHT > BOTTOM) y = nextPage();
  y = drawFacts(
    form,
    [
      ['Packages in all', plainText(figures.packages)],
      ['Net weight in all, kg', plainText(figures.netWeightKg)],
      ['Gross weight in all, kg', plainText(figures.grossWeightKg)],
      ['Volume in all, m3', plainText(figures.volumeM3)],
    ],
    y + 8,
  );
  drawSignature(form, list.signature, list.date, y + 6);
  drawExtension(form, `Packing list ${list.number}`);
  drawFeet(sheet, `Packing list ${list.number}, ${list.seller.name}`);
}

/** A row for each content: the first of a package says what the package is. */
const rowsOf = ({ packages, lines }: PackingListRequest): string[][] =>
  packages.flatMap((packed, at) =>
    packed.contents.map((part, place) => {
      const [marks, kind, ...weights] = place === 0 ? factsOf(packed, at) : ['', '', '', '', ''];
      return [marks ?? '', kind ?? '', contentText(part, lines), ...weights];
    }),
  );

const factsOf = (packed: PackingListRequest['packages'][number], at: number): string[] => {
  const { marks, kind = 'package', count, netWeightKg, grossWeightKg, dimensionsCm: size } = packed;
  return [
    marks ?? String(at + 1),
    `${count} x ${kind}`,
    plainText(netWeightKg),
    plainText(grossWeightKg),
    size ? `${size.length} x ${size.width} x ${size.height}` : '',
  ];
};

function contentText(
  { line, description, quantity, unit }: PackingListRequest['packages'][number]['contents'][number],
  lines: PackingListRequest['lines'],
): string {
  const known = line === undefined ? undefined : lines[line];
  return `${plainText(quantity)} ${unit ?? known?.unit ?? 'pcs'} ${description ?? known?.description ?? ''}`;
}
