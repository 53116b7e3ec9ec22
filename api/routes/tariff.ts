/** GET /v1/tariff/...: public reading of the tariff. */
import { createHash } from 'node:crypto';
import { ApiError } from '../../contract/errors.ts';
import type { DataSource } from '../../contract/fields.ts';
import * as contract from '../../contract/tariff.ts';
import { API_REVISION } from '../../contract/version.ts';
import { keptReleases } from '../../db/store/releases.ts';
import type { Edition } from '../../edition/edition.ts';
import { readCode } from '../../edition/lookup/code.ts';
import { searchTariff } from '../../edition/lookup/search.ts';
import {
  datasetsRead,
  formatted,
  placeOf,
  type TariffReading,
  tariffOf,
} from '../../edition/lookup/tariff.ts';
import { importCommand } from '../../edition/lookup/wholeTariff.ts';
import type { Release } from '../../engine/release/release.ts';
import { pageOf, readCursor } from '../cursor.ts';
import { type Call, publicRoute, type Route } from '../route.ts';
import { changesIn, nameOf } from './tariffReleases.ts';

const search = publicRoute(contract.searchTariff, async (call) => {
  const { params, query, services } = call;
  const reading = tariffFor(params.country, services.editions.current);
  const date = query.on ?? services.today();
  return {
    etag: etagOf(call, reading.releases, date),
    body: {
      data: await searchTariff(reading, query.q, query.limit, date),
      next: null,
      on: date,
      dataSource: sourceOf(reading.releases),
    },
  };
});

const code = publicRoute(contract.tariffCode, async (call) => {
  const { params, query, services } = call;
  const reading = tariffFor(params.country, services.editions.current);
  const date = query.on ?? services.today();
  const place = placeOf(reading, params.code, date);
  if (!place) throw unknownCode(reading, params.code);
  const { releases, ...data } = readCode(reading, place, date);
  return {
    etag: etagOf(call, releases, date),
    body: { data: { on: date, ...data, dataSource: sourceOf(releases) } },
  };
});

const editions = publicRoute(contract.tariffEditions, async (call) => {
  const { params, query, services } = call;
  const { limit, cursor } = query;
  const reading = tariffFor(params.country, services.editions.current);
  const filter = { list: 'editions', schedule: reading.schedule };
  const after = (await readCursor(services.tokens, cursor, filter)) ?? null;
  const kept = await keptReleases(services.orm, datasetsRead(reading), { limit: limit + 1, after });
  const page = await pageOf(services.tokens, kept, limit, filter, ({ createdAt, releaseId }) => ({
    at: new Date(createdAt),
    id: releaseId,
  }));
  return {
    etag: etagOf(call, kept),
    body: {
      next: page.next,
      data: page.rows.map((release) => ({
        ...nameOf(release),
        releaseId: release.releaseId,
        state: release.state,
        supersededAt: release.supersededAt,
        source: release.source,
        sha256: release.sha256,
        rows: release.rows,
        embedded: release.origin === 'embedded',
        completedBy: release.origin === 'embedded' ? importCommand(release.dataset) : null,
      })),
    },
  };
});

const changes = publicRoute(contract.tariffCodeChanges, async (call) => {
  const { params, query, services } = call;
  const reading = tariffFor(params.country, services.editions.current);
  const kept = await keptReleases(services.orm, datasetsRead(reading), { limit: RELEASES_MAX });
  const { data, next } = await changesIn(services.orm, kept, {
    ...reading,
    code: params.code,
    ...query,
  });
  // a code that is gone may still be asked for
  if (data.length === 0 && next === null && !placeOf(reading, params.code, services.today()))
    throw unknownCode(reading, params.code);
  return { etag: etagOf(call, kept), body: { data, next } };
});

/** Releases of a tariff that its changes are read from: the newest, some years of daily ones. */
const RELEASES_MAX = 2000;

/** The tariff of a country; 404 for one that does not exist. */
function tariffFor(country: string, edition: Edition): TariffReading {
  const reading = tariffOf(country, edition);
  if (reading) return reading;
  throw new ApiError(
    'not_found',
    `There is no country "${country}". GET /v1/countries lists the codes: GB for the United Kingdom, a member state such as DE for the European Union.`,
  );
}

function unknownCode(reading: TariffReading, digits: string): ApiError {
  const { country } = reading;
  return new ApiError(
    'not_found',
    `The tariff of ${country} has no code ${formatted(reading, digits)}. Find it by its first digits: GET /v1/tariff/${country}/search?q=${digits.slice(0, 4)}.`,
  );
}

const sourceOf = (releases: readonly Release[]): DataSource => ({
  version: releases[0]?.version ?? null,
  importedAt: releases[0]?.liveSince ?? null,
  datasets: [...releases],
});

/**
 * Another release, another question, another software: another tag. `date` where the answer depends
 * on it.
 */
function etagOf(
  { operation, params, query }: Pick<Call, 'operation' | 'params' | 'query'>,
  releases: readonly Release[],
  date: string | null = null,
): string {
  const ids = releases.map(({ releaseId, liveSince }) => [releaseId, liveSince]);
  const read = JSON.stringify([API_REVISION, operation.id, params, query ?? null, ids, date]);
  return createHash('sha256').update(read).digest('base64url').slice(0, 27);
}

export const tariffRoutes: readonly Route[] = [search, code, changes, editions];
