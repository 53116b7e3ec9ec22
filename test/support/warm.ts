/**
 * Makes the thread ready that reads pages: its first start may take longer than requests with a
 * short deadline have.
 */
import type { TestService } from './service.ts';
import { eventually } from './waiting.ts';

/** A process starts at low priority, beside whatever else the machine does. */
const START_MS = 45_000;

/** `url` is that of a page that can be read. */
export async function warmPages(service: TestService, url: string): Promise<void> {
  const workspace = await service.workspace();
  const read = async () =>
    (await workspace.call('POST', '/v1/products/extract', { body: { url } })).status === 200;
  await eventually(read, (isRead) => isRead, START_MS);
}
