import { ENV_VARIABLES, INTERNAL_VARIABLES } from './env';

/** Prefixes that no other program's variables have. */
const OUR_PREFIXES = ['LIMIT_', 'METRICS_', 'OIDC_', 'S3_', 'SMTP_', 'FACEBOOK_CLIENT_'];
/** Kubernetes and Docker make such names for each service, also for one named like a prefix. */
const OF_A_SERVICE = /_(SERVICE|PORT|ENV)(_|$)/;
const SETTING = /^[A-Z][A-Z0-9_]*$/;
/** Settings of earlier releases. */
const RETIRED = ['REDIS_URL'];
const LETTERS_PER_SLIP = 5;
const SLIPS_MAX = 2;

/** A variable that looks like a setting and is none; `meant` is the setting near to it, if any. */
export type Misspelt = { name: string; meant: string | undefined };

/** The names in an environment that are probably misspelt settings; names of others are ignored. */
export function misspeltNames(
  source: Record<string, string | undefined> = process.env,
): Misspelt[] {
  const known = new Set([...ENV_VARIABLES, ...INTERNAL_VARIABLES]);
  return Object.entries(source)
    .filter(([name, value]) => value && SETTING.test(name) && !known.has(name))
    .map(([name]) => ({ name, meant: nearest(name) }))
    .filter(({ name, meant }) => meant !== undefined || isOurs(name));
}

/** Those that an earlier release used; they do no harm. */
export const retiredNames = (source: Record<string, string | undefined> = process.env): string[] =>
  RETIRED.filter((name) => source[name]);

const isOurs = (name: string) =>
  OUR_PREFIXES.some((prefix) => name.startsWith(prefix)) && !OF_A_SERVICE.test(name);

function nearest(name: string): string | undefined {
  // Short names differ by a letter from too many others, such as HOST and POST.
  const allowed = Math.min(SLIPS_MAX, Math.floor(name.length / LETTERS_PER_SLIP));
  const [best] = ENV_VARIABLES.map((setting) => ({ setting, slips: slipsBetween(name, setting) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((a, b) => a.slips - b.slips);
  return best?.setting;
}

/** Letters that are missing, added, wrong or swapped (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= b.length; column += 1) {
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
}
