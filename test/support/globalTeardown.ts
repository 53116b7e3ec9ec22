import { rmSync } from 'node:fs';
import { stopChild } from '../../workers/process/children.ts';
import { getServers } from './servers.ts';

export default async function globalTeardown(): Promise<void> {
  const servers = getServers();
  if (!servers) return;
  await Promise.all(servers.children.map((child) => stopChild(child, 'SIGINT', 10_000)));
  rmSync(servers.home, { recursive: true, force: true });
}
