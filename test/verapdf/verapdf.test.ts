/**
 * Documents are PDF/A-3a as veraPDF reads it. Needs Java 17 and the jars of `pom.xml`:
 * `mvn -f test/verapdf dependency:copy-dependencies -DoutputDirectory=/tmp/verapdf`, then
 * `VERAPDF_LIB=/tmp/verapdf npm test -- test/verapdf`. Skipped without.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from '@jest/globals';
import { invoiceRequest, packingListRequest } from '../../contract/documents/invoice.ts';
import { cn22Request, cn23Request } from '../../contract/documents/postal.ts';
import { waybillRequest } from '../../contract/documents/waybill.ts';
import { type Asked, makeDocument } from '../../documents/make.ts';
import { INVOICE, PACKING_LIST, POSTAL } from '../support/goodsDocuments.ts';
import { WAYBILL } from '../support/waybills.ts';

const lib = process.env['VERAPDF_LIB'];
const folder = mkdtempSync(path.join(tmpdir(), 'landfall-verapdf-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const described = {
  ...WAYBILL.lines[0],
  description: 'Hydraulic pumps with motors and cables '.repeat(8),
};
const filling = { calculated: null, catalog: [] };
const ASKED: readonly Asked[] = [
  { type: 'air_waybill', request: waybillRequest.parse(WAYBILL), catalog: [] },
  // a draft with an extension page
  {
    type: 'air_waybill',
    request: waybillRequest.parse({
      ...WAYBILL,
      awb: undefined,
      lines: Array.from({ length: 12 }, () => described),
    }),
    catalog: [],
  },
  { type: 'commercial_invoice', request: invoiceRequest.parse(INVOICE), ...filling },
  { type: 'packing_list', request: packingListRequest.parse(PACKING_LIST), ...filling },
  { type: 'cn22', request: cn22Request.parse(POSTAL), ...filling, sdrRate: 1.17 },
  { type: 'cn23', request: cn23Request.parse(POSTAL), ...filling },
];
/** The same file without the sign that it is tagged. */
const untagged = (content: Uint8Array): Buffer =>
  Buffer.from(Buffer.from(content).toString('latin1').replace('/MarkInfo', '/MarkNone'), 'latin1');

(lib === undefined ? it.skip : it)(
  'every document is PDF/A-3a, and one that is not tagged is not',
  async () => {
    const files: string[] = [];
    for (const [at, asked] of ASKED.entries()) {
      const said = await makeDocument(asked);
      if (!('made' in said)) throw new Error(said.message);
      const file = path.join(folder, `${at}.pdf`);
      writeFileSync(file, said.made.content);
      if (at === 0) {
        files.push(path.join(folder, 'untagged.pdf'));
        writeFileSync(path.join(folder, 'untagged.pdf'), untagged(said.made.content));
      }
      files.push(file);
    }
    const source = fileURLToPath(new URL('Check.java', import.meta.url));
    const { stdout } = await promisify(execFile)('java', [
      '-Xmx512m',
      '-cp',
      `${lib}/*`,
      source,
      ...files,
    ]);
    const [damaged, ...documents] = stdout.split('\n').filter((line) => line.startsWith('CHECKED'));
    expect(damaged).toMatch(/^CHECKED no /);
    expect(documents).toEqual(ASKED.map(() => 'CHECKED yes '));
  },
  300_000,
);
