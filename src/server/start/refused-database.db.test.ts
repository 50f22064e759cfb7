import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newDatabase } from '@/testing/database/test-database';
import { examineDatabase } from '../doctor/database';
import { findingWords } from '../doctor/words';
import { withConnection } from '../embedded-postgres/connection';
import { openDatabase } from './database';
import { CREATE_HISTORY, migrate } from './migrations';

const { serverUrl } = inject('testServer');
const ROLE = `guest_${process.pid}`;
const PASSWORD = 'a/b#c?d@e%41 ☕';
const run = (sql: string, url = serverUrl) => withConnection(url, (client) => client.query(sql));
const nameIn = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));
/** The address of a database for the role without rights. */
const asGuest = (url: string) =>
  Object.assign(new URL(url), { username: ROLE, password: encodeURIComponent(PASSWORD) }).href;
const refusal = (url: string) =>
  openDatabase(url, '/nowhere').then(
    () => 'none',
    (error: Error) => error.message,
  );
/** The command that a refusal names. */
const commandIn = (text: string, pattern: RegExp) => pattern.exec(text)?.[0] ?? text;

beforeAll(() => run(`CREATE ROLE ${ROLE} LOGIN PASSWORD '${PASSWORD}'`));
afterAll(() => run(`DROP OWNED BY ${ROLE}; DROP ROLE ${ROLE}`).catch(() => undefined));

describe('a database of the operator', () => {
  it.each(['SQL_ASCII', 'LATIN1'])('in %s is refused with the command that helps', async (code) => {
    const url = await newDatabase(inject('testServer'));
    await run(`DROP DATABASE ${pg.escapeIdentifier(nameIn(url))}`);
    await run(
      `CREATE DATABASE ${pg.escapeIdentifier(nameIn(url))} TEMPLATE template0 ENCODING '${code}' LOCALE_PROVIDER libc LOCALE 'C'`,
    );
    const message = await refusal(url);
    expect(message).toContain(`has the encoding ${code}`);
    expect(message).toContain('Nothing was changed.');
    const [found] = (await examineDatabase(url, process.cwd())).findings;
    expect(found?.code).toBe('databaseEncoding');
    expect(message).toContain(found && findingWords(found));
    await run(commandIn(message, /CREATE DATABASE .*?;/).replace("LOCALE 'C.UTF-8'", ''));
    const better = Object.assign(new URL(url), { pathname: `/${nameIn(url)}_utf8` }).href;
    expect(await refusal(better)).toBe('none');
    await run(`DROP DATABASE ${pg.escapeIdentifier(nameIn(better))}`);
  });

  it('where the role may not create tables is refused with the command that helps', async () => {
    const url = await newDatabase(inject('testServer'));
    const message = await refusal(asGuest(url));
    expect(message).toContain(`${ROLE} may not create tables in the database ${nameIn(url)}`);
    expect(message).toContain('CREATE EXTENSION pg_trgm; CREATE EXTENSION fuzzystrmatch;');
    expect(message).not.toContain(PASSWORD.slice(0, 5));
    await run(commandIn(message, /ALTER DATABASE .*?;/), url);
    expect(await refusal(asGuest(url))).toBe('none');
    await migrate(asGuest(url), { rootDir: process.cwd(), note: () => undefined });
    expect((await examineDatabase(asGuest(url), process.cwd())).findings).toMatchObject([
      { code: 'databaseGood' },
    ]);
    await run(`ALTER DATABASE ${pg.escapeIdentifier(nameIn(url))} OWNER TO CURRENT_USER`);
  });

  it('whose schema belongs to another role, as before PostgreSQL 15, needs a grant', async () => {
    const url = await newDatabase(inject('testServer'));
    await run(`ALTER DATABASE ${pg.escapeIdentifier(nameIn(url))} OWNER TO ${ROLE}`);
    await run(
      'ALTER SCHEMA public OWNER TO CURRENT_USER; REVOKE ALL ON SCHEMA public FROM PUBLIC',
      url,
    );
    const message = await refusal(asGuest(url));
    expect(message).not.toContain('ALTER DATABASE');
    await run(commandIn(message, /GRANT ALL .*?;/), url);
    expect(await refusal(asGuest(url))).toBe('none');
    await run('DROP SCHEMA public', url);
    await run(commandIn(await refusal(asGuest(url)), /CREATE SCHEMA .*?;/), url);
    expect(await refusal(asGuest(url))).toBe('none');
    await run(`ALTER DATABASE ${pg.escapeIdentifier(nameIn(url))} OWNER TO CURRENT_USER`);
  });

  it('where the role may create tables only takes extensions of the administrator', async () => {
    const url = await newDatabase(inject('testServer'));
    await run(`GRANT ALL ON SCHEMA public TO ${ROLE}`, url);
    const message = await refusal(asGuest(url));
    expect(message).toMatch(
      /lacks extensions .*CREATE EXTENSION pg_trgm; CREATE EXTENSION fuzzystr/,
    );
    await run('CREATE EXTENSION pg_trgm', url);
    expect(await refusal(asGuest(url))).toMatch(/run in that database: CREATE EXTENSION fuzzystr/);
    await run('CREATE EXTENSION fuzzystrmatch', url);
    expect(await refusal(asGuest(url))).toBe('none');
  });

  it('whose first migration another instance is running is used, and waits for it', async () => {
    const url = await newDatabase(inject('testServer'));
    await run(CREATE_HISTORY, url);
    expect(await refusal(url)).toBe('none');
    expect((await examineDatabase(url, process.cwd())).findings).toMatchObject([
      { code: 'databaseBehind' },
    ]);
    await migrate(url, { rootDir: process.cwd(), note: () => undefined });
    await run('DROP EXTENSION fuzzystrmatch CASCADE', url);
    expect(await refusal(url)).toMatch(/lacks extensions .*: fuzzystrmatch\./);
  });

  it('that is missing and cannot be created is refused with the command that helps', async () => {
    const missing = Object.assign(new URL(serverUrl), { pathname: '/not-there' }).href;
    expect(await refusal(asGuest(missing))).toContain(
      `CREATE DATABASE "not-there" OWNER ${ROLE} TEMPLATE template0 ENCODING 'UTF8'`,
    );
  });

  it('with a password in PGPASSWORD needs no encoding of it', async () => {
    const url = await newDatabase(inject('testServer'));
    await run(`GRANT ALL ON DATABASE ${pg.escapeIdentifier(nameIn(url))} TO ${ROLE}`);
    await run(`GRANT ALL ON SCHEMA public TO ${ROLE}`, url);
    const bare = Object.assign(new URL(url), { username: ROLE, password: '' }).href;
    expect(await refusal(bare)).toContain('cannot be used');
    process.env.PGPASSWORD = PASSWORD;
    try {
      expect(await refusal(bare)).toBe('none');
      process.env.PGPASSWORD = 'wrong';
      expect(await refusal(bare)).toContain('percent-encoded');
    } finally {
      delete process.env.PGPASSWORD;
    }
  });
});
