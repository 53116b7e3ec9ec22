/** The connection to Temporal and what the namespace must know. */
import { Client } from '@temporalio/client';
import type { DataConverter } from '@temporalio/common';
import { loadClientConnectConfig } from '@temporalio/envconfig';
import proto from '@temporalio/proto';
import { NativeConnection } from '@temporalio/worker';
import type { Logger } from 'pino';
import { QUEUES, type Queues, SEARCH_ATTRIBUTES } from '../../workflows/contract.ts';
import { readConfig, UserError } from './config.ts';
import { dataConverterOf, sealedConverterOf } from './payload/dataConverter.ts';
import type { KeySettings } from './payload/keyRing.ts';

export interface TemporalConnection {
  connection: NativeConnection;
  client: Client;
  namespace: string;
  /** How workers write and read payloads: encrypted. The client reads nothing else. */
  dataConverter: DataConverter;
}

// on one machine there is no line to spare, only the processor
const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/**
 * Connects with the keys of the settings, and as Temporal's own environment configuration says
 * (address, namespace, TLS, API key, profile).
 */
export async function connectTemporal(
  settings: KeySettings = readConfig(),
): Promise<TemporalConnection> {
  const dataConverter = dataConverterOf(settings);
  const { connectionOptions, namespace = 'default' } = loadClientConnectConfig();
  const address = connectionOptions.address ?? 'localhost:7233';
  try {
    const connection = await NativeConnection.connect({
      ...connectionOptions,
      address,
      ...(LOOPBACK.test(address) ? { grpcCompression: { codec: 'none' as const } } : {}),
    });
    const client = new Client({
      connection,
      namespace,
      dataConverter: sealedConverterOf(settings),
    });
    return { connection, client, namespace, dataConverter };
  } catch (cause) {
    throw new UserError(
      `Temporal does not answer at ${address} (namespace ${namespace}): check TEMPORAL_ADDRESS and its TLS settings.`,
      { cause },
    );
  }
}

/**
 * Registers the search attributes that the namespace does not know yet; where that is not allowed,
 * says what to do.
 */
export async function registerSearchAttributes(
  { connection, namespace }: TemporalConnection,
  log: Logger,
): Promise<void> {
  try {
    const { customAttributes } = await connection.operatorService.listSearchAttributes({
      namespace,
    });
    const missing = SEARCH_ATTRIBUTES.filter(({ name }) => !(name in (customAttributes ?? {})));
    if (missing.length === 0) return;
    const { INDEXED_VALUE_TYPE_KEYWORD } = proto.temporal.api.enums.v1.IndexedValueType;
    await connection.operatorService.addSearchAttributes({
      namespace,
      searchAttributes: Object.fromEntries(
        missing.map(({ name }) => [name, INDEXED_VALUE_TYPE_KEYWORD]),
      ),
    });
  } catch (cause) {
    const names = SEARCH_ATTRIBUTES.map(({ name }) => name).join(', ');
    log.warn(
      { err: cause },
      `cannot check the search attributes ${names}: register them (type Keyword) as docs/deployment.md says`,
    );
  }
}

/** Names of the task queues, with the prefix of this installation. */
export const queuesOf = (prefix: string): Queues =>
  prefix === ''
    ? QUEUES
    : {
        requests: `${prefix}-${QUEUES.requests}`,
        jobs: `${prefix}-${QUEUES.jobs}`,
        bulk: `${prefix}-${QUEUES.bulk}`,
        webhooks: `${prefix}-${QUEUES.webhooks}`,
      };
