import { TOKEN_SCOPES } from '@/features/auth/personal-tokens/constants';

/** All scopes of personal access tokens, in a sentence. */
export const SCOPES_IN_WORDS = new Intl.ListFormat('en').format(
  TOKEN_SCOPES.map((scope) => `\`${scope}\``),
);

/** Descriptions of fields and path parameters whose names are not enough; the same everywhere. */
const DOCS: Readonly<Record<string, string>> = {
  projectUid: 'Twelve characters by which public addresses name a guide.',
  uid: 'Twelve characters by which the address of the public page names a creator.',
  stepId: 'The `id` of a step or chapter.',
  sessionId: 'A UUID: of a session of an account, or of a visit, which its reader chooses.',
  averageTime: 'Hours and minutes, as in `01:30`: from `00:01` to `99:59`.',
  type: 'Of a guide: 1 public, 2 private (for anyone with the link). Of a step: 1 step, 2 chapter.',
  status:
    'Of a guide: 1 unpublished, 2 published, 3 archived. Of a feedback or report: 1 new, 2 read.',
  languages: 'The first is the primary language.',
  version:
    'Grows with each change. Sent with a change, it refuses the change when somebody else was quicker.',
  pending: 'The text is not translated yet; its `value` is empty then.',
  alt: 'What the picture shows, for those who cannot see it.',
  file: 'A picture. To attach one, send its `name` and, as `url`, the `key` of its upload; `null` removes it.',
  password2: 'The same once more.',
  people: 'How many people it takes.',
  variants: 'Smaller ones, the narrowest first.',
  currentPassword:
    'Required of an account that has a password. Without one, or where the site has no passwords, a sign-in with the provider within the last five minutes takes its place; without that the answer is 403 `fresh_sign_in_required`.',
  ref: 'The reference code, as printed on a product.',
  duration: 'In milliseconds.',
  time: 'In milliseconds.',
  reached: 'How many visits reached the step.',
  left: 'How many visits ended at the step.',
  totalResults: 'How many there are on all pages.',
  stepCount: 'Steps without chapters.',
  average: 'Over everything that is asked for, not only this page.',
  unread: 'How many are new.',
  difficulty: 'From 1 (very difficult) to 5 (very easy).',
  rating: 'From 0.5 to 5, in halves.',
  page: 'From 1.',
  startDate: 'An instant in ISO 8601; with `endDate` only.',
  endDate: 'An instant in ISO 8601; with `startDate` only.',
  signedRequest: 'Where the bytes go by PUT, once, within ten minutes, with these `headers`.',
  key: 'What to send as `url` of a picture once its bytes are there.',
  expires: 'An instant in ISO 8601.',
  cache_age: 'In seconds.',
  maxwidth: 'In pixels.',
  maxheight: 'In pixels.',
  usedBytes:
    'What the pictures of the account take as they are stored; the same picture counts once.',
  maxBytes: 'What they may take in all. More is refused with `account_storage_full`.',
  maxPictures: 'How many they may be.',
  scopes: `Some of ${SCOPES_IN_WORDS}; the others include reading, and \`operate\` is for operators of the site.`,
  lang: 'A language tag, as `en` or `pt-BR`.',
};

/** For ambiguous names: the kind of value to which the description applies. */
const KINDS: Readonly<Record<string, string>> = {
  status: 'number',
  type: 'number',
  version: 'number',
  pending: 'boolean',
  file: 'object',
  languages: 'string[]',
};

type Shape = { type?: unknown; anyOf?: Shape[]; items?: Shape };

/**
 * The description of a field, if its name needs one.
 * @param schema of its value; plain text when absent
 */
export function fieldDescription(
  name: string,
  schema: Record<string, unknown> = { type: 'string' },
): { description?: string } {
  const description = DOCS[name];
  return description === undefined ||
    (KINDS[name] !== undefined && KINDS[name] !== kindOf(schema as Shape))
    ? {}
    : { description };
}

function kindOf({ type, anyOf: [first] = [], items }: Shape): string {
  if (first) return kindOf(first);
  if (items) return `${kindOf(items)}[]`;
  return type === undefined ? 'object' : type === 'integer' ? 'number' : String(type);
}
