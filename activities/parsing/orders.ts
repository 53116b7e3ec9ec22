/** What the threads of the pool can parse: what each parser is given, and what it makes of it. */
import type { Barcode, GreyImage } from '../../engine/photo/types.ts';
import type { Service } from '../../releases/importers/gb/ottApiWalk.ts';
import type { PageOrder, PageParsed } from './page.ts';

export interface Orders {
  /** A product page, from its bytes to what it says. */
  page: { order: PageOrder; result: PageParsed };
  /** The barcodes of a picture, and how its lines lie. */
  barcodes: { order: GreyImage; result: BarcodesParsed };
  /** The addresses that an answer of a publisher's service leads on to. */
  walkPaths: { order: WalkOrder; result: string[] | null };
}

/** `quarters`: quarter turns, clockwise, in which each code lies. */
export interface BarcodesParsed {
  angle: number;
  barcodes: (Barcode & { quarters: number })[];
}

export interface WalkOrder {
  bytes: Uint8Array;
  /** What the answer lists. */
  lists: 'chapters' | 'headings' | 'commodities';
  prefix: Service;
}

export type ParserName = keyof Orders;
export type OrderOf<Name extends ParserName> = Orders[Name]['order'];
export type ParsedOf<Name extends ParserName> = Orders[Name]['result'];
export type Parse<Name extends ParserName> = (
  order: OrderOf<Name>,
) => ParsedOf<Name> | Promise<ParsedOf<Name>>;

/** To a thread: make a parser ready, then what it is to parse. */
export type ToldThread = { load: ParserName } | { parser: ParserName; order: unknown };
/** From a thread: the parser is ready; what it made; why it could not. */
export type SaidByThread = { loaded: ParserName } | { result: unknown } | { failed: string };
