import fc from 'fast-check';

export type Shape = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Shape>;
  required?: string[];
};

/**
 * Values for a field with a rule that JSON Schema cannot express.
 * @param path names with dots, without indices
 */
export type RuleValues = (path: string, shape: Shape) => fc.Arbitrary<unknown> | undefined;

const LONGEST = 60;
/** Longer than most texts may be, and short enough for a body with many. */
const TEXT_MAX = 2048;
const LETTERS = fc.constantFrom(
  'a',
  'Z',
  '7',
  'é',
  'ß',
  '漢',
  'ה',
  '🔧',
  '👩‍🏭',
  ' ',
  '-',
  "'",
  '"',
  '<',
  '\\',
  '%',
  '\n',
  '\u202e',
);

/** Arbitrary values that match a schema. */
export function valuesOf(shape: Shape, rules: RuleValues, path = ''): fc.Arbitrary<unknown> {
  const own = rules(path, shape);
  if (own) return own;
  const { type } = shape;
  if (Array.isArray(type))
    return fc.oneof(...type.map((one) => valuesOf({ ...shape, type: one }, rules, path)));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf?.filter(({ type, $ref }) => type ?? $ref) ?? shape.oneOf ?? [];
  if (choices.length > 0)
    return fc.oneof(...choices.map((choice) => valuesOf(choice, rules, path)));
  if (shape.type === 'string') return textsOf(shape);
  if (shape.type === 'integer')
    return fc.integer({ min: shape.minimum ?? 0, max: shape.maximum ?? 1000 });
  if (shape.type === 'number') return numbersOf(shape);
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'null') return fc.constant(null);
  if (shape.type === 'array') return listsOf(shape, rules, path);
  if (shape.type === 'object') return objectsOf(shape, rules, path);
  throw new Error(`No values for ${JSON.stringify(shape)} at ${path}.`);
}

function textsOf({
  format,
  pattern,
  minLength = 0,
  maxLength = LONGEST,
}: Shape): fc.Arbitrary<string> {
  if (format === 'date-time')
    return fc
      .date({ min: new Date('1970-01-02'), max: new Date('2999-12-30'), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (format === 'uuid')
    return fc.oneof(
      fc.uuid(),
      fc.uuid().map((id) => id.toUpperCase()),
    );
  if (format === 'email' || pattern?.includes('@('))
    return fc.constantFrom('ana@makerstep.example', "o'neil+x.y@a-b.example.org", '1@2.io');
  if (pattern?.includes('[Hh][Tt]'))
    return fc.webUrl({ validSchemes: ['https'] }).filter((url) => url.length <= maxLength);
  // fast-check cannot generate lookaheads; the filter over the whole value checks them.
  if (pattern !== undefined && !pattern.startsWith('[^\\u0000'))
    return fc.stringMatching(new RegExp(pattern.replace(/\(\?!.*?\)/, ''), 'u'));
  const some = fc
    .array(LETTERS, {
      minLength: Math.max(0, minLength - 1),
      maxLength: Math.min(LONGEST, Math.floor(maxLength / 6)),
    })
    .map((parts) => parts.join(''));
  return fc
    .oneof(
      some.map((text) => (text + 'x'.repeat(minLength)).trimStart()),
      fc.constant('é'.repeat(Math.min(maxLength, TEXT_MAX))),
      fc.constant('🔧'.repeat(Math.min(maxLength, TEXT_MAX))),
    )
    .filter((text) => [...text].length <= maxLength);
}

function numbersOf({
  minimum = -1000,
  maximum = 1000,
  multipleOf = 1,
}: Shape): fc.Arbitrary<number> {
  const steps = Math.round(1 / multipleOf);
  return fc
    .integer({ min: Math.ceil(minimum * steps), max: Math.floor(maximum * steps) })
    .map((count) => count / steps);
}

function listsOf(
  { items = {}, minItems = 0, maxItems = 5, uniqueItems }: Shape,
  rules: RuleValues,
  path: string,
): fc.Arbitrary<unknown[]> {
  const item = valuesOf(items, rules, path);
  const lengths = { minLength: minItems, maxLength: maxItems, size: 'small' as const };
  return uniqueItems ? fc.uniqueArray(item, lengths) : fc.array(item, lengths);
}

function objectsOf(
  { properties = {}, required = [] }: Shape,
  rules: RuleValues,
  path: string,
): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    valuesOf(field, rules, path === '' ? name : `${path}.${name}`),
  ]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
    noNullPrototype: true,
  });
}

type Place = (string | number)[];
const placesIn = (value: unknown, place: Place = []): Place[] =>
  typeof value === 'object' && value !== null
    ? [
        place,
        ...Object.entries(value).flatMap(([name, inner]) =>
          placesIn(inner, [...place, Array.isArray(value) ? Number(name) : name]),
        ),
      ]
    : [place];

/** Mutations of a value; undefined means that it is removed. */
const CHANGES: ((value: unknown) => unknown)[] = [
  () => undefined,
  () => null,
  () => true,
  () => '',
  () => ' \u200b',
  () => -1,
  () => 0,
  () => 1.25,
  () => 2 ** 53,
  () => [],
  () => ({}),
  () => ['x'],
  () => 'x',
  () => ({ set: [] }),
  () => ({ $ne: null }),
  () => '2026-02-30T10:00:00Z',
  () => '2026-01-01',
  () => '1000-01-01T00:00:00Z',
  () => 'a-.com',
  () => 'a@b-.com',
  () => 'javascript:alert(1)',
  () => '00:00',
  () => '24:60',
  () => '#12345g',
  () => 'xx',
  () => 'x'.repeat(2100),
  () => 'é'.repeat(121),
  (value) => String(value),
  (value) => `${String(value).slice(0, 300)}x`.repeat(10),
  (value) => (typeof value === 'number' ? value + 0.004 : [value]),
  (value) =>
    Array.isArray(value) ? [...(value as unknown[]), ...(value as unknown[])] : { value },
  (value) => (Array.isArray(value) ? Array.from({ length: 501 }, (_, index) => `${index}`) : null),
  (value) => (isObject(value) ? { ...value, unknown: 1 } : value),
  (value) => (isObject(value) ? { ...value, id: 'x', creatorId: 'x' } : value),
  (value) =>
    isObject(value)
      ? (JSON.parse(
          JSON.stringify(value).replace('{', '{"__proto__":{"a":1},').replace(',}', '}'),
        ) as unknown)
      : value,
];
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with one mutation somewhere. */
export function changed(value: unknown): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...placesIn(value)), fc.constantFrom(...CHANGES))
    .map(([place, change]) => changedAt(value, place, change));
}

function changedAt(
  value: unknown,
  [first, ...rest]: Place,
  change: (value: unknown) => unknown,
): unknown {
  if (first === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((inner: unknown, index) =>
      index === first ? (changedAt(inner, rest, change) ?? null) : inner,
    );
  return {
    ...(value as object),
    [first]: changedAt((value as Record<string, unknown>)[first], rest, change),
  };
}

const INVISIBLE = /[\p{Cf}\p{Cc}\u2028\u2029]/gu;

/** Lists from which blank entries and duplicates are dropped. */
const TAG_LISTS: readonly string[] = ['tags', 'tools', 'parts'];

/**
 * The value as the server parses it: texts trimmed and without invisible characters, tags without
 * blanks and duplicates.
 */
export function cleaned(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return value.normalize('NFKC').replace(INVISIBLE, '').trim();
  if (Array.isArray(value))
    return TAG_LISTS.includes(name) ? tagsOf(value) : value.map((item) => cleaned(item));
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner, key)]))
    : value;
}

function tagsOf(list: unknown[]): unknown[] {
  const items = list.map((item) => cleaned(item));
  const isFirst = (item: unknown, index: number) =>
    items.findIndex((other) => String(other).toLowerCase() === String(item).toLowerCase()) ===
    index;
  return items.filter((item, index) => item !== '' && isFirst(item, index));
}
