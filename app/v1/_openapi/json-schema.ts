import { z } from 'zod';
import { webhookUrl } from '@/features/webhooks/schema';
import { addressPattern } from '@/server/safe-fetch/address-pattern';
import { fieldDescription } from './field-docs';

export type JsonSchema = Record<string, unknown>;

/** Named schemas that were used, for the components of the document. */
export type Components = Record<string, JsonSchema>;

/**
 * A zod schema as JSON Schema 2020-12, with references to the schemas whose metadata has an `id`.
 * @param io whether it describes a request ('input') or a response ('output')
 */
export function jsonSchemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  components: Components,
): JsonSchema {
  const {
    $defs,
    $schema: _,
    ...root
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: tidy }) as JsonSchema;
  describeFields([$defs, root]);
  Object.assign(components, $defs);
  return root;
}

// Custom checks are described in their metadata. Drops the bounds of JavaScript integers, and the
// pattern of times, which `format` describes.
function tidy({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: JsonSchema;
}): void {
  if (['date-time', 'date', 'email'].includes(String(jsonSchema.format))) delete jsonSchema.pattern;
  if (zodSchema._zod.def.type === 'undefined') jsonSchema.not = {};
  Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
  if (zodSchema === webhookUrl) jsonSchema.pattern = addressPattern();
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

// Once each is a separate object: two fields may share one zod schema.
function describeFields(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  const { properties = {} } = part as { properties?: Record<string, JsonSchema> };
  for (const [name, property] of Object.entries(properties)) {
    // Must be absent: a strict object need not name it.
    if (property.not !== undefined) delete properties[name];
    if (property.description === undefined)
      Object.assign(property, fieldDescription(name, property));
  }
  Object.values(part).forEach(describeFields);
}
