import { TOKEN_PREFIX } from '@/shared/http/token-prefix';

export type FieldValue = string | number | boolean | null | undefined;

const REDACTED = '[redacted]';
const SECRET_NAME = /pass(?:word|wd)|token|cookie|authori[sz]ation|secret/i;
/** Set by the logger only. */
const RESERVED = new Set(['time', 'level', 'event', 'requestId']);
const TEXT_MAX_CHARS = 16_000;
/** Patterns of secrets: in URLs, headers, JSON, database URLs, tokens of ours. */
const SECRETS: [RegExp, string][] = [
  [/((?:token|password|passwd|secret)(?:=|%3D))[^&;\s"'<>]+/gi, `$1${REDACTED}`],
  [
    /("[^"\s]{0,40}(?:token|password|passwd|secret|cookie|authorization)"\s{0,4}:\s{0,4}")[^"]*/gi,
    `$1${REDACTED}`,
  ],
  [/\b((?:set-)?cookie|authorization)(\s{0,4}:\s{0,4})[^\r\n]+/gi, `$1$2${REDACTED}`],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${REDACTED}`],
  [new RegExp(`${TOKEN_PREFIX}[\\w-]+`, 'g'), REDACTED],
  [/(\/(?:preview|join|workshop)\/)[\w%-]+/gi, `$1${REDACTED}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, REDACTED],
  [/\b([a-z][a-z+.-]{1,20}:\/\/[^\s:/@]{0,200}):[^\s@/]{1,500}@/gi, `$1:${REDACTED}@`],
];

/** Redacts what looks like a secret, and truncates to 16,000 characters. */
export function redactSecrets(text: string): string {
  return SECRETS.reduce(
    (left, [look, instead]) => left.replace(look, instead),
    text.slice(0, TEXT_MAX_CHARS),
  );
}

/**
 * The second line of defence after 'never log secrets': redacts fields with names of secrets, and
 * texts that contain one (docs/security-tests.md, 60).
 */
export function redactFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      RESERVED.has(name) ? `${name}Field` : name,
      SECRET_NAME.test(name) && value !== null && value !== undefined
        ? REDACTED
        : typeof value === 'string'
          ? redactSecrets(value)
          : value,
    ]),
  );
}
