export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  multipleOf?: number;
};

/** A field as a row of a table: `name` with the fields around it. */
export type Field = {
  name: string;
  type: string;
  limits: string[];
  isRequired: boolean;
  description?: string | undefined;
};

const DEPTH_MAX = 3;

/**
 * The fields of a schema, one row each, nested ones after their parent. A named schema that is
 * there already is not repeated: its row names the first one.
 * @param schemas the named schemas of the document
 */
export function fieldsOf(
  schema: Schema,
  schemas: Record<string, Schema>,
  { path = '', depth = 0, shown = new Map<string, string>() } = {},
): Field[] {
  const shape = bare(schema, schemas);
  if (shape.items) return fieldsOf(shape.items, schemas, { path: `${path}[]`, depth, shown });
  return Object.entries(shape.properties ?? {}).flatMap(([key, property]) => {
    const name = path === '' ? key : `${path}.${key}`;
    const named = depth < DEPTH_MAX ? nameOf(property) : undefined;
    const first = named === undefined ? undefined : shown.get(named);
    if (named !== undefined && first === undefined) shown.set(named, name);
    const row = {
      name,
      type: typeOf(property, schemas),
      limits: limitsOf(bare(property, schemas)),
      isRequired: shape.required?.includes(key) ?? false,
      description:
        first === undefined
          ? property.description
          : [property.description, `Its fields are those of \`${first}\`.`]
              .filter(Boolean)
              .join(' '),
    };
    return first === undefined && depth < DEPTH_MAX
      ? [row, ...fieldsOf(property, schemas, { path: name, depth: depth + 1, shown })]
      : [row];
  });
}

/** The named schema of a value or of the entries of a list, also where it may be null. */
function nameOf({ $ref, items, anyOf, oneOf }: Schema): string | undefined {
  if ($ref) return $ref;
  const [first] = (anyOf ?? oneOf ?? []).filter(({ type }) => type !== 'null');
  const inner = items ?? first;
  return inner && nameOf(inner);
}

/** Schema without its null alternative; the first one if it has several shapes. */
function bare(schema: Schema, schemas: Record<string, Schema>): Schema {
  const named = schema.$ref ? schemas[schema.$ref.split('/').at(-1) ?? ''] : undefined;
  if (named)
    return bare(
      { ...named, ...(schema.description ? { description: schema.description } : {}) },
      schemas,
    );
  const [first] = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  return first && first.const === undefined ? bare(first, schemas) : schema;
}

function typeOf(schema: Schema, schemas: Record<string, Schema>): string {
  if (schema.$ref) return typeOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => typeOf(choice, schemas)))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.items) return `${typeOf(schema.items, schemas)}[]`;
  return `${[schema.type ?? 'any'].flat().join(' | ')}${schema.format ? ` (${schema.format})` : ''}`;
}

/** The limits of a value as mathematics writes them: the same in every language. */
function limitsOf({
  minLength,
  maxLength,
  minimum,
  maximum,
  minItems,
  maxItems,
  multipleOf,
  default: preset,
}: Schema): string[] {
  const between = (name: string, min: number | undefined, max: number | undefined) =>
    min === undefined && max === undefined
      ? []
      : [`${min === undefined ? '' : `${min} ≤ `}${name}${max === undefined ? '' : ` ≤ ${max}`}`];
  return [
    ...between('length', minLength, maxLength),
    ...between('value', minimum, maximum),
    ...between('items', minItems, maxItems),
    ...(multipleOf === undefined ? [] : [`value = n × ${multipleOf}`]),
    ...(preset === undefined ? [] : [`= ${JSON.stringify(preset)}`]),
  ];
}
