/**
 * Finds barcodes and how lines lie. Runs in a thread of a pool: both take longer than requests may
 * wait for.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import { textAngle } from '../../engine/photo/textAngle.ts';
import type { GreyImage } from '../../engine/photo/types.ts';
import type { BarcodesParsed } from '../parsing/orders.ts';

const wasm = readFileSync(
  fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')),
);
// from the package: left alone it would be fetched from the network
await prepareZXingModule({
  overrides: { wasmBinary: new Uint8Array(wasm).buffer },
  fireImmediately: true,
});

const OPTIONS: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'QRCode', 'Code128', 'ITF14', 'DataMatrix'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 10,
};

const NAMES: Readonly<Record<string, string>> = {
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPCA: 'UPC-A',
  UPCE: 'UPC-E',
  QRCode: 'QR Code',
  QRCodeModel2: 'QR Code',
  Code128: 'Code 128',
  ITF14: 'ITF-14',
  DataMatrix: 'Data Matrix',
};

/** The valid barcodes of a picture, and how its lines lie. */
export async function parseBarcodes({ width, height, pixels }: GreyImage): Promise<BarcodesParsed> {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < pixels.length; at += 1) data.fill(pixels[at] ?? 255, at * 4, at * 4 + 3);
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' }, OPTIONS);
  return {
    angle: textAngle({ width, height, pixels }),
    barcodes: found
      .filter(({ isValid }) => isValid)
      .map(({ format, text, rotation }) => ({
        format: NAMES[format] ?? format,
        value: text,
        quarters: Math.round(rotation / 90),
      })),
  };
}
