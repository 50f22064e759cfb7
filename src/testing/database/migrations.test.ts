import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'prisma/migrations';
const names = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/**
 * Statements that would break an older release that runs during a migration (docs/decisions/0091):
 * removing something in use, or a lock whose duration depends on the size of a table. A migration
 * may change its own new tables.
 */
const RULES: { what: string; look: RegExp }[] = [
  { what: 'takes a table away', look: /^DROP TABLE/ },
  { what: 'takes a function away', look: /^DROP FUNCTION/ },
  {
    what: 'takes a column away',
    look: /^ALTER TABLE (?:ONLY )?(?<table>\w+).*\bDROP (?:COLUMN|CONSTRAINT)/,
  },
  { what: 'gives something another name', look: /^ALTER \w+ (?<table>\w+).*\bRENAME\b/ },
  {
    what: 'makes a column of another type',
    look: /^ALTER TABLE (?:ONLY )?(?<table>\w+).*\bALTER COLUMN \w+ (?:SET DATA )?TYPE\b/,
  },
  {
    what: 'refuses rows that the older release writes',
    look: /^ALTER TABLE (?:ONLY )?(?<table>\w+).*\bSET NOT NULL/,
  },
  {
    what: 'adds a column that the older release does not fill',
    look: /^ALTER TABLE (?:ONLY )?(?<table>\w+).*\bADD COLUMN (?![^,]*\bDEFAULT\b)[^,]*\bNOT NULL/,
  },
  {
    what: 'checks all rows at once',
    look: /^ALTER TABLE (?:ONLY )?(?<table>\w+).*\bADD CONSTRAINT (?!.*\bNOT VALID\b)/,
  },
  { what: 'cannot run in a transaction', look: /^(?:CREATE|DROP)\b.*\bCONCURRENTLY\b/ },
  { what: 'writes many rows at once', look: /^(?:UPDATE|DELETE FROM|INSERT INTO) (?<table>\w+)/ },
];

/** Accepted violations, with reasons. */
const EXCEPTIONS: Record<string, Record<string, string>> = {
  '20261128160000_visits_by_lang': {
    'takes a column away': 'there is no older release',
    'writes many rows at once': 'there is no older release',
  },
  '20261129080000_workshops': {
    'refuses rows that the older release writes': 'there is no older release',
    'checks all rows at once': 'there is no older release',
    'writes many rows at once': 'there is no older release',
  },
  '20261129183000_guides_of_site': {
    'takes a column away': 'a check becomes weaker: rows of the older release pass',
  },
};

/**
 * The statements of a script, each on one line, without comments, quotes around names and bodies of
 * functions.
 */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll('"', '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

function problemsOf(sql: string): string[] {
  const statements = statementsOf(sql);
  const ownTables = new Set(
    statements.flatMap(
      (statement) => /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/.exec(statement)?.[1] ?? [],
    ),
  );
  return statements.flatMap((statement) =>
    RULES.flatMap(({ what, look }) => {
      const match = look.exec(statement);
      return match && !ownTables.has(match.groups?.table ?? '') ? [what] : [];
    }),
  );
}

describe('a migration', () => {
  // security: D8
  it.each([
    ['DROP TABLE "step";', 'takes a table away'],
    ['ALTER TABLE "step" ADD COLUMN "a" TEXT, DROP COLUMN "b";', 'takes a column away'],
    ['ALTER TABLE "step" RENAME COLUMN "a" TO "b";', 'gives something another name'],
    [
      'ALTER TABLE "step"\n  ALTER COLUMN "a" SET DATA TYPE BIGINT;',
      'makes a column of another type',
    ],
    [
      'ALTER TABLE "step" ALTER COLUMN "a" SET NOT NULL;',
      'refuses rows that the older release writes',
    ],
    [
      'ALTER TABLE "step" ADD COLUMN "a" INT DEFAULT 1, ADD COLUMN "b" INT NOT NULL;',
      'adds a column that the older release does not fill',
    ],
    [
      'ALTER TABLE "step" ADD CONSTRAINT "a" FOREIGN KEY ("b") REFERENCES "c"("id");',
      'checks all rows at once',
    ],
    ['CREATE INDEX CONCURRENTLY "a" ON "step"("b");', 'cannot run in a transaction'],
    ['UPDATE "step" SET "a" = 1;', 'writes many rows at once'],
  ])('rejects %s', (sql, problem) => expect(problemsOf(sql)).toEqual([problem]));

  it('may do anything with its own tables, and add columns without a rewrite', () => {
    expect(
      problemsOf(`SET lock_timeout = '2s';
      CREATE TABLE "a" ("id" INT); ALTER TABLE "a" ADD CONSTRAINT "k" CHECK (id > 0); CREATE INDEX "i" ON "a"("id"); INSERT INTO a VALUES (1);
      ALTER TABLE "step" ADD COLUMN "b" BOOLEAN NOT NULL DEFAULT true, ADD COLUMN "c" TEXT; CREATE INDEX "j" ON "step"("b");
      ALTER TABLE "step" ADD CONSTRAINT "k" CHECK (b) NOT VALID; CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ DELETE FROM step; DROP TABLE step; $$;`),
    ).toEqual([]);
  });

  // security: D8
  it.each(names.slice(1))(
    '%s is compatible with the previous release, or gives a reason',
    (name) => {
      const problems = new Set(problemsOf(readFileSync(`${FOLDER}/${name}/migration.sql`, 'utf8')));
      expect([...problems].sort()).toEqual(Object.keys(EXCEPTIONS[name] ?? {}).sort());
    },
  );
});
