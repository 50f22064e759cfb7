import fc from 'fast-check';
import type { PersonInput } from '@/features/people/schema';
import { BUILT_PASSWORD, texts } from '@/testing/database/factories';
import type { bodiesFor, buildWhole } from './good-bodies';
import type { Shape, RuleValues } from './schema-values';

const LANGUAGES = ['pt-BR', 'en'] as const;

/**
 * Values for the rules of bodies that JSON Schema cannot express: values that depend on stored data
 * or on another field. The OpenAPI document must express every other rule.
 */
export function ruleValues(
  call: string,
  { project, questions }: Awaited<ReturnType<typeof buildWhole>>,
  bodies: ReturnType<typeof bodiesFor>,
): RuleValues {
  const rules: Record<string, fc.Arbitrary<unknown>> = {
    // Each step and question once.
    'PATCH dashboard/projects/[id]/steps/sort': orders(project.steps),
    'PATCH dashboard/projects/[id]/faq/sort': orders(questions),
    // Start, end, duration and times must agree with each other and with the steps.
    'POST projects/[id]/analytics': fc.constant(bodies['POST projects/[id]/analytics']),
    // The content of a file, in languages of the project.
    'POST dashboard/projects/[id]/translations': fc.constant(
      bodies['POST dashboard/projects/[id]/translations'],
    ),
    // Texts of the project, with their digests.
    'PATCH dashboard/projects/[id]/texts': fc.constant(
      bodies['PATCH dashboard/projects/[id]/texts'],
    ),
    // The address of a guide's page; dates in order; languages of the project.
    'GET oembed': fc.record({ url: fc.constant(`http://localhost:3000/p/${project.projectUid}`) }),
    'GET dashboard/projects/[id]/translations': fc
      .subarray(['from=pt-BR', 'to=en', 'format=xliff'])
      .map((pairs) => Object.fromEntries(pairs.map((pair) => pair.split('=')))),
    // A person who could approve, and a day after today.
    'POST dashboard/projects/[id]/reviews': fc.record(
      { note: fc.constantFrom('', 'a\nb') },
      { requiredKeys: [] },
    ),
    'PUT dashboard/projects/[id]/look-again': fc.constant({ on: null }),
    // A place that is configured.
    'PATCH site/backups': fc.record(
      { hour: fc.constantFrom(null, 0, 23), keep: fc.constantFrom(1, 60), rehearse: fc.boolean() },
      { requiredKeys: [] },
    ),
    // Names of labels, not those of a guide.
    'POST site/labels/changes': fc.constant(bodies['POST site/labels/changes']),
    // The right password, for calls that require proof of ownership.
    'DELETE dashboard/user': fc.constant({ currentPassword: BUILT_PASSWORD }),
  };
  const callRules = rules[call];
  return (path, shape) => (path === '' && callRules ? callRules : ruleOf(path, shape));
}

/**
 * Reports whether a body keeps the rules between its fields. Accounts with a password must send it
 * as proof; those without one need not, so the schema does not require it.
 */
export function isAllowed(call: string, body: unknown): boolean {
  const isAsked =
    [
      'POST dashboard/tokens',
      'DELETE dashboard/user/providers/[linkId]',
      'DELETE dashboard/user/second-factor',
      'POST dashboard/user/second-factor/codes',
      'POST dashboard/user/second-factor/passkeys',
      'POST dashboard/user/second-factor/recovery-codes',
    ].includes(call) ||
    (call === 'POST site/proof' && !Object.hasOwn(body as object, 'passkey')) ||
    (call === 'PATCH dashboard/user' && Object.hasOwn(body as object, 'password'));
  return (
    (!isAsked || Object.hasOwn(body as object, 'currentPassword')) &&
    (!HAS_ROLE.includes(call) || hasItsLanguages(body as Partial<PersonInput>))
  );
}

const HAS_ROLE = ['POST dashboard/people/invitations', 'PATCH dashboard/people/[userId]'];
/** Translators have languages, and other roles none. */
const hasItsLanguages = ({ role, languages = [] }: Partial<PersonInput>) =>
  (role === 'translator') === languages.length > 0;

const orders = (things: { id: string }[]) =>
  fc
    .shuffledSubarray(
      things.map(({ id }) => id),
      { minLength: things.length },
    )
    .chain((ids) => fc.constantFrom<unknown>({ ids }, ids));

function ruleOf(path: string, shape: Shape): fc.Arbitrary<unknown> | undefined {
  const field = path.split('.').at(-1) ?? '';
  if (Object.hasOwn(GUIDE_TEXTS, field)) return fc.subarray(GUIDE_TEXTS[field] ?? []);
  if (isTexts(shape)) return field === 'alt' ? pictureTexts(shape) : localizedTexts(shape);
  // The first language must be written everywhere.
  if (path === 'languages') return fc.constantFrom(['pt-BR', 'en'], ['pt-BR', 'en', 'de']);
  // Existing upload keys: a separate test attaches pictures.
  if (['file', 'media', 'avatar', 'cover', 'logo'].includes(field))
    return shape.anyOf ? fc.constant(null) : fc.constant(undefined);
  // The right password, and the same one twice.
  if (['currentPassword', 'password', 'password2'].includes(field))
    return fc.constant(BUILT_PASSWORD);
  if (path === 'startDate')
    return fc.constantFrom('2026-01-01T00:00:00Z', '1970-01-01T00:00:00+05:00');
  if (path === 'endDate')
    return fc.constantFrom('2026-01-01T00:00:00.001Z', '2999-12-31T23:59:59-08:00');
  // Domains limit joining only where mail can be sent.
  if (path === 'domains') return fc.constant([]);
  // Their forms are more than a pattern says.
  if (path === 'refusedWords') return fc.subarray(['casino', 'Ｃａｓｉｎó', 'x'.repeat(60)]);
  if (path === 'refusedDomains') return fc.subarray(['example.org', '*.Bücher.example']);
  // Only with another parameter and in one order.
  if (path === 'after') return fc.constant(undefined);
  // Of this guide: tests of comments have their own.
  if (['itemId', 'parentId'].includes(path)) return fc.constant(null);
  // A version that there is.
  if (field === 'versionNumber') return fc.constant(1);
  // A host outside of the private network.
  if (path === 'url' && shape.pattern?.includes('443'))
    return fc.webPath().map((rest) => `https://hooks.example${rest}`);
  return undefined;
}

/** Of the further language: the primary text, and the length of parts and tools, have fields of their own. */
const GUIDE_TEXTS: Record<string, object[]> = {
  names: [{ lang: 'en', value: '🔧'.repeat(120) }],
  descriptions: [{ lang: 'en', value: 'a\nb' }],
  categories: [{ lang: 'en', value: '', pending: true }],
  tagLists: [{ lang: 'en', values: ['wood', ' Wood', 'x'.repeat(60)] }],
  partLists: [],
  toolLists: [],
};

const isTexts = ({ items }: Shape) =>
  [items, ...(items?.oneOf ?? []), ...(items?.anyOf ?? [])].some(
    (item) => item?.properties?.lang && item.properties.value,
  );
const valueOf = ({ items }: Shape) =>
  [items, ...(items?.oneOf ?? [])].find((item) => item?.properties?.value)?.properties?.value;

/**
 * One for each language of the project; the primary one is written. Empty where the list must be
 * empty.
 */
function localizedTexts(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.maxItems === 0) return fc.constant([]);
  const max = valueOf(shape)?.maxLength ?? 1;
  const value = fc.constantFrom('x', 'é'.repeat(max), '🔧'.repeat(max), 'a\nb');
  const pending = fc.constant({ lang: 'en', value: '', pending: true });
  return fc
    .tuple(
      value,
      fc.oneof(
        value.map((text) => ({ lang: 'en', value: text })),
        pending,
      ),
    )
    .chain(([text, other]) =>
      fc.shuffledSubarray([{ lang: 'pt-BR', value: text }, other], { minLength: 2 }),
    );
}

function pictureTexts(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.maxItems === 0) return fc.constant([]);
  return fc.subarray([...texts('A shelf', LANGUAGES)]);
}
