/** GET /v1/tariff/...: public reading of the tariff. */
import { createHash } from 'node:crypto';
import { ApiError } from '../../contract/errors.ts';
import type { DataSource } from '../../contract/fields.ts';
import * as contract from '../../contract/tariff.ts';
import * as beside from '../../contract/tariffBeside.ts';
import { API_REVISION } from '../../contract/version.ts';
import { keptReleases } from '../../db/store/releases.ts';
import type { Edition } from '../../edition/edition.ts';
import { type CodeReading, readCode } from '../../edition/lookup/code.ts';
import { legalNotes, ownNotes } from '../../edition/lookup/notes.ts';
import { type PeriodReading, quotasOf } from '../../edition/lookup/quotas.ts';
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
  const { date, code: read } = codeAsked(call);
  const { releases, ...data } = read;
  return {
    etag: etagOf(call, releases, date),
    body: { data: { on: date, ...data, dataSource: sourceOf(releases) } },
  };
});

const notes = publicRoute(beside.tariffCodeNotes, async (call) => {
  const edition = call.services.editions.current;
  const { reading, date, code: read } = codeAsked(call);
  const legal = legalNotes(reading, read.code, edition);
  const releases = withThose(
    read.releases,
    legal.map(({ release }) => release),
  );
  const data = {
    ...headOf(date, read, releases),
    ancestors: read.ancestors,
    notes: read.notes,
    chapter99: read.chapter99,
    legalNotes: legal.map(({ release, ...said }) => ({
      ...said,
      version: release?.version ?? null,
      ...fromRelease(release),
    })),
    inOwnWords: ownNotes(read.code, edition),
  };
  return { etag: etagOf(call, releases, date), body: { data } };
});

const quotas = publicRoute(beside.tariffCodeQuotas, async (call) => {
  const { editions, today } = call.services;
  const { reading, date, code: read } = codeAsked(call);
  const { quotas: published } = editions.current;
  const days = { date, today: today() };
  const found = quotasOf(reading, read.code, read.measures, editions.current, days);
  const isImported = reading.schedule !== null && published.has(reading.schedule);
  const releases = withThose(
    read.releases,
    found.map(({ period }) => period?.release ?? null),
  );
  const data = {
    ...headOf(date, read, releases),
    balances: isImported ? ('imported' as const) : ('not_imported' as const),
    quotas: found.map(({ period, ...said }) => ({ ...said, period: period && periodOf(period) })),
  };
  // a balance grows older each day
  return { etag: etagOf(call, releases, `${date} ${days.today}`), body: { data } };
});

function periodOf({ release, ...said }: PeriodReading) {
  return { ...said, ...fromRelease(release) };
}

const fromRelease = (release: Release | null) => ({
  dataset: release?.dataset ?? null,
  importedAt: release?.liveSince ?? null,
});

/** The releases of the tariff, and others that an answer read besides, each once. */
const withThose = (
  releases: readonly Release[],
  others: readonly (Release | null)[],
): Release[] => {
  const all = [...releases, ...others.flatMap((one) => one ?? [])];
  return [...new Map(all.map((one) => [one.releaseId, one] as const)).values()];
};

/** What every answer about a code carries. */
const headOf = (date: string, read: CodeReading, releases: readonly Release[]) => ({
  on: date,
  country: read.country,
  schedule: read.schedule,
  nomenclature: read.nomenclature,
  code: read.code,
  codeFormatted: read.codeFormatted,
  description: read.description,
  level: read.level,
  declarable: read.declarable,
  validFrom: read.validFrom,
  validUntil: read.validUntil,
  since: read.since,
  dataSource: sourceOf(releases),
});

/** The code that is asked for on its day; 404 for one that the tariff does not have. */
function codeAsked({
  params,
  query,
  services,
}: {
  params: { country: string; code: string };
  query: { on?: string | undefined };
  services: Call['services'];
}): { reading: TariffReading; date: string; code: CodeReading } {
  const reading = tariffFor(params.country, services.editions.current);
  const date = query.on ?? services.today();
  const place = placeOf(reading, params.code, date);
  if (!place) throw unknownCode(reading, params.code);
  return { reading, date, code: readCode(reading, place, date) };
}

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

export const tariffRoutes: readonly Route[] = [search, code, notes, quotas, changes, editions];
