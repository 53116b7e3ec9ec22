/** The upper half of an air waybill: who sends what kind of consignment to whom, and who issues it. */
import type { Party } from '../../contract/documents/parts.ts';
import type { WaybillRequest } from '../../contract/documents/waybill.ts';
import type { Form } from '../pdf/form.ts';
import { boxOf, FRAME, HALF, RIGHT } from './grid.ts';

/** The boxes from the shipper down to the accounting information. */
export function drawParties(form: Form, request: WaybillRequest, logo: Buffer | null): void {
  const { shipper, consignee, agent } = request;
  drawParty(form, shipper, { name: 'Shipper', y: 50 });
  drawParty(form, consignee, { name: 'Consignee', y: 116 });
  const title = "Issuing carrier's agent name and city";
  form.cell(boxOf(FRAME.x, 182, HALF, 36), title, agent ? [agent.name, agent.city] : []);
  form.cell(boxOf(FRAME.x, 218, HALF / 2, 24), "Agent's IATA code", [agent?.iataCode ?? '']);
  form.cell(boxOf(FRAME.x + HALF / 2, 218, HALF / 2, 24), 'Account no.', [agent?.account ?? '']);
  drawIssuer(form, request, logo);
  form.cell(boxOf(RIGHT, 182, HALF, 60), 'Accounting information', accountingOf(request));
}

const accountingOf = ({ accountingInformation = [], house }: WaybillRequest): string[] => [
  ...(house?.masterNumber === undefined ? [] : [`MASTER AIR WAYBILL ${house.masterNumber}`]),
  ...accountingInformation,
];

function drawParty(form: Form, party: Party, { name, y }: { name: string; y: number }): void {
  const title = `${name}'s name and address`;
  form.sheet.frame(boxOf(FRAME.x, y, HALF, 66));
  form.cell(boxOf(FRAME.x + HALF / 2, y, HALF / 2, 17), `${name}'s account number`, [
    party.account ?? '',
  ]);
  const label = { x: FRAME.x + 2.5, y: y + 1.5, width: HALF / 2 - 5 };
  form.sheet.say(title, label, { size: 5, role: 'Caption' });
  const box = boxOf(FRAME.x, y + 15.5, HALF, 51);
  form.cell(box, '', addressOf(party), { frame: false, title });
}

/** A party as it is written on a letter, with how to reach it. */
export const addressOf = (party: Party): string[] =>
  [
    party.company === undefined ? party.name : `${party.name}, ${party.company}`,
    ...party.address,
    joined(party.postalCode, party.city, party.state, party.country),
    joined(
      party.phone && `TEL ${party.phone}`,
      party.email,
      party.taxId && `TAX ID ${party.taxId}`,
    ),
  ].filter((text) => text !== '');

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

const LOGO_WIDTH = 70;
const SAME_VALIDITY =
  'Copies 1, 2 and 3 of this air waybill are originals and have the same validity.';
const CONDITIONS =
  'The goods described here are accepted in apparent good order and condition, except as noted, for carriage ' +
  "subject to the issuing carrier's conditions of contract, which may limit its liability for loss, damage or " +
  'delay. The shipper may raise that limit by declaring a higher value for carriage and paying a supplementary ' +
  'charge where one is asked for.';

function drawIssuer({ sheet }: Form, { issuer }: WaybillRequest, logo: Buffer | null): void {
  const x = RIGHT + 2.5;
  sheet.frame(boxOf(RIGHT, 50, HALF, 54));
  sheet.say('Not negotiable', { x, y: 51.5, width: 90 }, { size: 5, role: 'Caption' });
  sheet.say('Air Waybill', { x, y: 57, width: 90 }, { font: 'bold', size: 13, role: 'H1' });
  sheet.say('Issued by', { x, y: 74, width: 90 }, { size: 5, role: 'Caption' });
  const room = HALF - 91 - (logo === null ? 0 : LOGO_WIDTH);
  const beside = boxOf(RIGHT + 88, 53, room, 49);
  const texts = issuer ? [issuer.name, ...(issuer.address ?? [])] : [];
  if (issuer) sheet.fit(texts, beside, { font: 'mono', size: 9, sizeMin: 3.5 });
  if (issuer && logo !== null) {
    const corner = boxOf(RIGHT + HALF - LOGO_WIDTH, 53, LOGO_WIDTH - 3, 48);
    sheet.picture(logo, corner, `Logo of ${issuer.name}`);
  }
  sheet.frame(boxOf(RIGHT, 104, HALF, 12));
  sheet.say(SAME_VALIDITY, { x, y: 106.5, width: HALF - 5 }, { size: 6 });
  sheet.frame(boxOf(RIGHT, 116, HALF, 66));
  sheet.fit([CONDITIONS], boxOf(RIGHT + 4, 121, HALF - 8, 56), { size: 7, sizeMin: 6 });
}
