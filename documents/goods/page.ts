/** What invoice and packing list have in common: head, parties, signature, and page x of y. */
import type { Party } from '../../contract/documents/parts.ts';
import type { Form } from '../pdf/form.ts';
import { A4, type Sheet } from '../pdf/sheet.ts';

export const LEFT = 36;
export const WIDTH = A4.width - 2 * LEFT;
export const BOTTOM = A4.height - 50;

export const STYLE = {
  labelSize: 6,
  font: 'text',
  size: 9,
  sizeMin: 6.5,
  seeExtension: 'See extension page',
} as const;

/** The name of the document, and its numbers in boxes at the right. */
export function drawTitle(
  form: Form,
  title: string,
  facts: readonly (readonly [string, string])[],
): void {
  const { sheet } = form;
  sheet.say(title, { x: LEFT, y: 40, width: 260 }, { font: 'bold', size: 18, role: 'H1' });
  const width = 130;
  for (const [at, [label, text]] of facts.entries()) {
    const x = LEFT + WIDTH - 2 * width + (at % 2) * width;
    form.cell({ x, y: 36 + Math.floor(at / 2) * 24, width, height: 24 }, label, [text]);
  }
}

/** A party as it is written on a letter, with its numbers and how to reach it. */
export const partyLines = (party: Party): string[] =>
  [
    party.name,
    party.company,
    ...party.address,
    [party.postalCode, party.city, party.state, party.country].filter(Boolean).join(' '),
    party.taxId === undefined ? undefined : `Tax or customs no.: ${party.taxId}`,
    [party.phone, party.email].filter(Boolean).join('  '),
  ].filter((text) => text !== undefined && text !== '') as string[]; // as the filter says

/** Parties side by side, two in a row, blank where there is none; returns where they end. */
export function drawParties(
  form: Form,
  parties: readonly (readonly [string, Party | null])[],
  y: number,
): number {
  const width = WIDTH / 2;
  const height = 84;
  for (const [at, [label, party]] of parties.entries()) {
    const box = { x: LEFT + (at % 2) * width, y: y + Math.floor(at / 2) * height, width, height };
    form.cell(box, label, party === null ? [] : partyLines(party));
  }
  return y + Math.ceil(parties.length / 2) * height;
}

/** Facts in a row of boxes, each as wide as its share; returns where they end. */
export function drawFacts(
  form: Form,
  facts: readonly (readonly [label: string, text: string, share?: number])[],
  y: number,
): number {
  const whole = facts.reduce((total, [, , share = 1]) => total + share, 0);
  let x = LEFT;
  for (const [label, text, share = 1] of facts) {
    const width = (WIDTH * share) / whole;
    form.cell({ x, y, width, height: 26 }, label, [text]);
    x += width;
  }
  return y + 26;
}

export interface Signature {
  name: string;
  title?: string | undefined;
  place?: string | undefined;
}

/** Height of the place for a signature. */
export const SIGNATURE_HEIGHT = 56;

/** The responsible person, and a line to sign on. */
export function drawSignature(
  form: Form,
  signature: Signature | undefined,
  date: string,
  y: number,
): void {
  const { sheet } = form;
  const half = WIDTH / 2;
  const person = [signature?.name, signature?.title].filter(Boolean).join(', ');
  form.cell({ x: LEFT, y, width: half, height: SIGNATURE_HEIGHT }, 'Responsible person', [person]);
  const where = [signature?.place, date].filter(Boolean).join(', ');
  const box = { x: LEFT + half, y, width: half, height: SIGNATURE_HEIGHT };
  form.cell(box, 'Place, date and signature', [where]);
  sheet.line(box.x + 90, y + 46, box.x + half - 10, y + 46);
}

/** The foot of every page: what it is, and which page of how many. */
export function drawFeet(sheet: Sheet, name: string): void {
  const { pages } = sheet;
  for (let at = 0; at < pages; at += 1) {
    sheet.turnTo(at);
    const where = { x: LEFT, y: A4.height - 34, width: WIDTH };
    sheet.say(name, where, { size: 7 });
    sheet.say(`Page ${at + 1} of ${pages}`, where, { size: 7, align: 'right' });
  }
}
