import type { Child } from '../../workers/process/children.ts';

/** What the global setup started; the teardown runs in the same process. */
export interface Servers {
  home: string;
  children: Child[];
}

const holder = globalThis as typeof globalThis & { landfallServers?: Servers };

export const setServers = (servers: Servers): void => void (holder.landfallServers = servers);
export const getServers = (): Servers | undefined => holder.landfallServers;
