/** A migrated database for one test file. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openOrm, type Orm } from '../../db/orm.ts';

export interface TestDatabase {
  /** As the service runs: a role that may not change the schema. */
  url: string;
  /** As the superuser, who may break what tests want to be broken. */
  orm: Orm;
  close: () => Promise<void>;
}

/** Clones the template (some 60 ms) and opens it. */
export async function createDatabase(): Promise<TestDatabase> {
  const template = new URL(required('TEST_TEMPLATE_URL'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new URL(template);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  await client.query(
    `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`,
  );
  await client.end();
  const on = (address: string): string => {
    const url = new URL(address);
    url.pathname = `/${name}`;
    return url.href;
  };
  const orm = await openOrm({ databaseUrl: on(template.href), poolMax: 8 });
  return { url: on(required('TEST_SERVICE_URL')), orm, close: () => orm.close(true) };
}

export function required(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: tests run through "npm test"`);
  return value;
}
