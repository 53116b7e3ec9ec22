import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { platform } from 'node:os';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { dataUrl, label } from '../../test/support/labels.ts';
import { MUG_PAGE } from '../../test/support/pages.ts';
import { html, startShop } from '../../test/support/shop.ts';
import { spinning } from '../../test/support/spinning.ts';
import { eventually } from '../../test/support/waiting.ts';
import { isAlive } from '../../workers/process/children.ts';
import type { VisitRules } from '../fetch/pinned.ts';
import type { Admission } from '../guardedFetch.ts';
import { ParserTooSlow, ReadingEnded } from '../parsing/failures.ts';
import type { PageParsed } from '../parsing/page.ts';
import { HeldFiles } from './heldFiles.ts';
import { ReadingProcess } from './readingProcess.ts';

const THREAD = new URL('../../test/support/parserThread.ts', import.meta.url);
const LONG = 60_000; // nothing here waits for it
const FOREVER = new AbortController().signal;
const RULES = {
  userAgent: 'Test/1',
  allowedHosts: new Set<string>(),
  resolve: () => Promise.reject(new Error('no name is known')),
};

const opened: ReadingProcess[] = [];
afterEach(() => Promise.all(opened.splice(0).map((reading) => reading.close())));

function readingOf(
  limits = { msMax: LONG },
  rules: Partial<VisitRules> = {},
  { oneByOne = false } = {},
): ReadingProcess {
  const reading = new ReadingProcess({ ...RULES, ...rules }, limits, { thread: THREAD, oneByOne });
  opened.push(reading);
  return reading;
}

const within = (leftMs = LONG, cancelled = FOREVER) => ({
  untilMs: Date.now() + leftMs,
  cancelled,
});

async function parse(
  reading: ReadingProcess,
  text: string,
  { leftMs = LONG, cancelled = FOREVER }: { leftMs?: number; cancelled?: AbortSignal } = {},
): Promise<PageParsed> {
  const file = await reading.hold(Buffer.from(text), within());
  const at = {
    contentType: 'text/html',
    url: 'https://shop.example/p',
    finalUrl: 'https://shop.example/p',
  };
  return reading.readPage({ file, ...at, mayLeadOn: true }, within(leftMs, cancelled));
}

const ended = (pid: number): Promise<unknown> =>
  eventually(
    async () => isAlive(pid, []),
    (alive) => !alive,
  );

describe('the reading process', () => {
  it('is there before the first page, when it is told to be', async () => {
    const reading = readingOf();
    await reading.warm();
    const { pid } = reading;
    expect(pid).not.toBeNull();
    await parse(reading, MUG_PAGE);
    expect(reading.pid).toBe(pid);
  });

  it('reads pages and photos, one after the other, in the same process', async () => {
    const reading = readingOf();
    expect(reading.pid).toBeNull();
    expect(await parse(reading, MUG_PAGE)).toMatchObject({
      page: { product: { title: 'Stoneware mug' } },
    });
    const { pid } = reading;
    const bytes = await label(['CERAMIC COFFEE MUG']).jpeg().toBuffer();
    const file = await reading.hold(bytes, within());
    const found = await reading.openPhoto(file, FOREVER);
    if (!found.ok) throw new Error(found.why);
    expect(found.photo).toMatchObject({ mime: 'image/jpeg', file });
    expect(Buffer.compare(await reading.bytesOf(file, within()), bytes)).toBe(0);
    expect((await reading.readPhoto(found.photo, 'w', FOREVER)).text).toContain('COFFEE MUG');
    const jpeg = await reading.smallJpeg(found.photo, FOREVER);
    expect(jpeg.slice(0, 30)).toBe(dataUrl(bytes).slice(0, 30));
    const other = await reading.hold(Buffer.from('%PDF-1.7 '), within());
    expect(await reading.openPhoto(other, FOREVER)).toMatchObject({ ok: false });
    expect(reading.pid).toBe(pid);
  });

  (platform() === 'linux' ? it : it.skip)(
    'knows nothing of the environment of the service',
    async () => {
      const reading = readingOf();
      await parse(reading, MUG_PAGE);
      expect(process.env['PAYLOAD_KEYS']).toBeDefined();
      const environment = readFileSync(`/proc/${String(reading.pid)}/environ`, 'utf8').split('\0');
      const names = environment.filter((line) => line !== '').map((line) => line.split('=')[0]);
      expect(
        names.filter(
          (name) =>
            !/^(TMPDIR|TMP|TEMP|NODE_COMPILE_CACHE|MALLOC_.*|NODE_EXTRA_CA_CERTS|SSL_CERT_.*|NODE_CHANNEL_.*)$/.test(
              name ?? '',
            ),
        ),
      ).toEqual([]);
    },
  );

  it('tells why something was not read', async () => {
    const reading = readingOf({ msMax: 300 });
    await expect(parse(reading, 'SPINS')).rejects.toBeInstanceOf(ParserTooSlow);
    await spinning();
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
    await expect(parsing).rejects.toMatchObject({
      name: 'ReadingEnded',
      message: 'the reading process was ended by SIGKILL',
    });
    expect(await parse(reading, MUG_PAGE)).toMatchObject({ kind: 'read' });
    expect(reading.pid).not.toBe(pid);
  });

  it('that does not answer is waited for no longer than the work has time', async () => {
    const reading = readingOf();
    await parse(reading, MUG_PAGE);
    process.kill(reading.pid ?? 0, 'SIGSTOP');
    await expect(reading.hold(Buffer.from(MUG_PAGE), within(200))).rejects.toBeInstanceOf(
      ParserTooSlow,
    );
    process.kill(reading.pid ?? 0, 'SIGCONT');
    expect(await parse(reading, MUG_PAGE)).toMatchObject({ kind: 'read' });
  });

  it('never takes the file of another process for one of its own', async () => {
    const reading = readingOf();
    const file = await reading.hold(Buffer.from('of the first'), within());
    process.kill(reading.pid ?? 0, 'SIGKILL');
    await eventually(
      async () => reading.pid,
      (pid) => pid === null,
    );
    await reading.hold(Buffer.from('of the second'), within());
    await expect(reading.bytesOf(file, within())).rejects.toMatchObject({ name: 'FileNotHeld' });
  });

  it('that reads one file at a time tells which one it ended of; who waits may try again', async () => {
    const reading = readingOf(undefined, undefined, { oneByOne: true });
    const poison = parse(reading, 'SPINS').catch((cause: unknown) => cause);
    await spinning();
    const innocent = parse(reading, MUG_PAGE).catch((cause: unknown) => cause);
    process.kill(reading.pid ?? 0, 'SIGKILL');
    expect(await poison).toMatchObject({ name: 'ReaderBroke' });
    expect(await innocent).toBeInstanceOf(ReadingEnded);
    expect(await parse(reading, MUG_PAGE)).toMatchObject({ kind: 'read' });
  });

  it('goes on when it is told to stop: its service ends it', async () => {
    const reading = readingOf();
    const file = await reading.hold(Buffer.from('kept'), within());
    const { pid } = reading;
    process.kill(pid ?? 0, 'SIGTERM');
    expect(Buffer.from(await reading.bytesOf(file, within())).toString()).toBe('kept');
    expect(reading.pid).toBe(pid);
  });

  it('ends when it is closed, and nothing is read any more', async () => {
    const reading = readingOf();
    const parsing = parse(reading, 'SPINS');
    await spinning();
    const pid = reading.pid ?? 0;
    const both = Promise.allSettled([parsing, reading.close()]);
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(isAlive(pid, [])).toBe(false);
    await expect(parse(reading, MUG_PAGE)).rejects.toThrow('stops');
  });

  it('ends with the service that started it, however that ends and whatever it is at', async () => {
    const script = `
      import { ReadingProcess } from '${new URL('./readingProcess.ts', import.meta.url).href}';
      const rules = { userAgent: '', allowedHosts: new Set(), resolve: () => {} };
      const reading = new ReadingProcess(rules, { msMax: ${LONG} }, { thread: new URL('${THREAD.href}') });
      const bounds = { untilMs: Date.now() + ${LONG}, cancelled: new AbortController().signal };
      const file = await reading.hold(Buffer.from('SPINS'), bounds);
      console.log(reading.pid);
      await reading.readPage({ file, contentType: 'text/html', url: '', finalUrl: '', mayLeadOn: true }, bounds);`;
    const service = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    const [printed] = (await once(service.stdout, 'data')) as [Buffer];
    await spinning(service.pid);
    const pid = Number(printed.toString());
    expect(isAlive(pid, [])).toBe(true);
    service.kill('SIGKILL');
    await ended(pid);
  });
});

describe('a file', () => {
  it('is there until it is released, or its request has long ended', async () => {
    const reading = readingOf();
    const file = await reading.hold(Buffer.from('one'), within());
    const other = await reading.hold(Buffer.from('other'), within());
    reading.release(file);
    await expect(reading.bytesOf(file, within())).rejects.toThrow('not held any more');
    expect(Buffer.from(await reading.bytesOf(other, within())).toString()).toBe('other');
    jest.useFakeTimers();
    try {
      const files = new HeldFiles();
      const late = files.hold(Buffer.from('late'), Date.now() + 1000);
      jest.advanceTimersByTime(5999);
      expect(files.bytesOf(late).toString()).toBe('late');
      jest.advanceTimersByTime(2);
      expect(() => files.bytesOf(late)).toThrow('not held any more');
    } finally {
      jest.useRealTimers();
    }
  });

  it('is fetched once its host is admitted and its name known; the service says both', async () => {
    const shop = await startShop();
    shop.serve('/mug', html(MUG_PAGE));
    const reading = readingOf(undefined, { allowedHosts: new Set([shop.host]) });
    const hosts: string[] = [];
    const visit = (address: string, admit: Admission = async (host) => (hosts.push(host), null)) =>
      reading.fetch(address, { kind: 'page', field: 'url' }, { ...within(), admit });
    try {
      const fetched = await visit(`${shop.url}/mug`);
      if (!fetched.ok) throw new Error(fetched.message);
      expect(fetched).toMatchObject({ status: 200, finalUrl: `${shop.url}/mug` });
      expect(Buffer.from(await reading.bytesOf(fetched.file, within())).toString()).toBe(MUG_PAGE);
      expect(hosts).toEqual(['127.0.0.1']);
      const refused = {
        ok: false,
        code: 'quota_exceeded',
        message: 'enough',
        details: {},
      } as const;
      expect(await visit(`${shop.url}/mug`, async () => refused)).toEqual(refused);
      const away = visit(`${shop.url}/mug`, () =>
        Promise.reject(new Error('the database is away')),
      );
      await expect(away).rejects.toThrow('the budgets of visits could not be asked');
      expect(await visit('http://unknown.example/')).toMatchObject({ code: 'upstream_error' });
      expect(hosts).toEqual(['127.0.0.1', 'unknown.example']);
    } finally {
      await shop.stop();
    }
  });
});
