import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { platform } from 'node:os';
import { afterEach, describe, expect, it } from '@jest/globals';
import { dataUrl, label } from '../../test/support/labels.ts';
import { MUG_PAGE } from '../../test/support/pages.ts';
import { spinningFile } from '../../test/support/spinning.ts';
import { eventually } from '../../test/support/waiting.ts';
import { ParserTooSlow } from '../parsing/failures.ts';
import type { PageParsed } from '../parsing/page.ts';
import { ReadingProcess } from './readingProcess.ts';

const THREAD = new URL('../../test/support/parserThread.ts', import.meta.url);
const LONG = 60_000; // nothing here waits for it
const FOREVER = new AbortController().signal;

const opened: ReadingProcess[] = [];
afterEach(() => Promise.all(opened.splice(0).map((reading) => reading.close())));

function readingOf(limits = { msMax: LONG }): ReadingProcess {
  const reading = new ReadingProcess(limits, THREAD);
  opened.push(reading);
  return reading;
}

const parse = (
  reading: ReadingProcess,
  text: string,
  { leftMs = LONG, cancelled }: { leftMs?: number; cancelled?: AbortSignal } = {},
): Promise<PageParsed> =>
  reading.parse(
    'page',
    {
      bytes: Buffer.from(text),
      contentType: 'text/html',
      url: 'https://shop.example/p',
      finalUrl: 'https://shop.example/p',
      mayLeadOn: true,
    },
    { untilMs: Date.now() + leftMs, ...(cancelled ? { cancelled } : {}) },
  );

/** Waits until a parser of a process that `pid` has started spins. */
async function spinning(pid = process.pid): Promise<void> {
  const file = spinningFile(pid);
  await eventually(
    async () => existsSync(file),
    (isThere) => isThere,
  );
  rmSync(file);
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const ended = (pid: number): Promise<unknown> =>
  eventually(
    async () => isAlive(pid),
    (alive) => !alive,
  );

describe('the reading process', () => {
  it('reads pages and photos, one after the other, in the same process', async () => {
    const reading = readingOf();
    expect(reading.pid).toBeNull();
    expect(await parse(reading, MUG_PAGE)).toMatchObject({ page: { product: { title: 'Stoneware mug' } } });
    const { pid } = reading;
    const bytes = await label(['CERAMIC COFFEE MUG']).jpeg().toBuffer();
    const found = await reading.openPhoto(bytes, FOREVER);
    if (!found.ok) throw new Error(found.why);
    expect(found.photo).toMatchObject({ mime: 'image/jpeg', bytes });
    expect((await reading.readPhoto(found.photo, 'w', FOREVER)).text).toContain('COFFEE MUG');
    const jpeg = await reading.smallJpeg(found.photo, FOREVER);
    expect(jpeg.slice(0, 30)).toBe(dataUrl(bytes).slice(0, 30));
    expect(await reading.openPhoto(Buffer.from('%PDF-1.7 '), FOREVER)).toMatchObject({ ok: false });
    expect(reading.pid).toBe(pid);
  });

  (platform() === 'linux' ? it : it.skip)('knows nothing of the environment of the service', async () => {
    const reading = readingOf();
    await parse(reading, MUG_PAGE);
    expect(process.env['PAYLOAD_KEYS']).toBeDefined();
    const environment = readFileSync(`/proc/${String(reading.pid)}/environ`, 'utf8').split('\0');
    const names = environment.filter((line) => line !== '').map((line) => line.split('=')[0]);
    expect(names.filter((name) => !/^(TMPDIR|TMP|TEMP|NODE_CHANNEL_.*)$/.test(name ?? ''))).toEqual([]);
  });

  it('tells why something was not read', async () => {
    const reading = readingOf({ msMax: 300 });
    await expect(parse(reading, 'SPINS')).rejects.toBeInstanceOf(ParserTooSlow);
    await expect(parse(reading, 'THROWS')).rejects.toThrow('as it was told');
    const giveUp = new AbortController();
    const parsing = parse(readingOf(), 'SPINS', { cancelled: giveUp.signal });
    await spinning();
    giveUp.abort();
    await expect(parsing).rejects.toThrow('given up');
  });

  it('ends in the middle of its work: whoever waits is told, and another one goes on', async () => {
    const reading = readingOf();
    const parsing = parse(reading, 'SPINS');
    await spinning();
    const pid = reading.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    await expect(parsing).rejects.toThrow('was ended by SIGKILL');
    expect(await parse(reading, MUG_PAGE)).toMatchObject({ kind: 'read' });
    expect(reading.pid).not.toBe(pid);
  });

  it('that does not answer is waited for no longer than the work has time', async () => {
    const reading = readingOf();
    await parse(reading, MUG_PAGE);
    process.kill(reading.pid ?? 0, 'SIGSTOP');
    await expect(parse(reading, MUG_PAGE, { leftMs: 200 })).rejects.toBeInstanceOf(ParserTooSlow);
    process.kill(reading.pid ?? 0, 'SIGCONT');
    expect(await parse(reading, MUG_PAGE)).toMatchObject({ kind: 'read' });
  });

  it('ends when it is closed, and nothing is read any more', async () => {
    const reading = readingOf();
    const parsing = parse(reading, 'SPINS');
    await spinning();
    const pid = reading.pid ?? 0;
    const both = Promise.allSettled([parsing, reading.close()]);
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(isAlive(pid)).toBe(false);
    await expect(parse(reading, MUG_PAGE)).rejects.toThrow('stops');
  });

  it('ends with the service that started it, however that ends and whatever it is at', async () => {
    const script = `
      import { ReadingProcess } from '${new URL('./readingProcess.ts', import.meta.url).href}';
      const reading = new ReadingProcess({ msMax: ${LONG} }, new URL('${THREAD.href}'));
      const order = { bytes: Buffer.from('SPINS'), contentType: 'text/html', url: '', finalUrl: '', mayLeadOn: true };
      reading.parse('page', order, { untilMs: Date.now() + ${LONG} });
      console.log(reading.pid);`;
    const service = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    const [printed] = (await once(service.stdout, 'data')) as [Buffer];
    await spinning(service.pid);
    const pid = Number(printed.toString());
    expect(isAlive(pid)).toBe(true);
    service.kill('SIGKILL');
    await ended(pid);
  });
});
