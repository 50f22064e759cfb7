import { z } from 'zod';
import { webhookUrl, deliveryView, webhookView } from '@/features/webhooks/schema';
import { addressPattern } from '@/server/safe-fetch/address-pattern';
import { fieldDescription } from './field-docs';
import { creatorView, tokensView, userView } from '@/features/auth/schema';
import { feedbackView, reportView } from '@/features/feedback/schema';
import { localizedTextView, statedTextView } from '@/features/projects/field-schemas';
import {
  changedQuestion,
  publicQuestionView,
  questionView,
} from '@/features/projects/questions/schema';
import { projectCard, projectSummary, ownProject, publicProject } from '@/features/projects/schema';
import { changedStep, publicStepView, stepView } from '@/features/projects/steps/schema';
import { actDetail } from '@/features/site/log/schema';
import { pictureView } from '@/shared/pictures/picture';

export type JsonSchema = Record<string, unknown>;

/** Named schemas that were used, for the components of the document. */
export type Components = Map<string, JsonSchema>;

/**
 * A zod schema as JSON Schema 2020-12, with references to named schemas.
 * @param io whether it describes a request ('input') or a response ('output')
 */
export function jsonSchemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  components: Components,
): JsonSchema {
  // Within an object, because a root never becomes a reference.
  const { $defs, properties } = pointed(
    z.toJSONSchema(z.object({ root: schema }), {
      metadata: NAMES,
      io,
      target: 'draft-2020-12',
      unrepresentable: 'any',
      override: tidy,
    }),
  ) as { $defs?: Record<string, JsonSchema>; properties: { root: JsonSchema } };
  describeFields([$defs, properties]);
  for (const [id, { id: _, ...definition }] of Object.entries($defs ?? {}))
    components.set(id, definition);
  return properties.root;
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

const pointed = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as object;

/** Schemas with a name of their own in the OpenAPI document; the others are inlined. */
const NAMES = z.registry<{ id: string }>();

const named = {
  JsonValue: actDetail,
  Creator: creatorView,
  User: userView,
  Tokens: tokensView,
  Picture: pictureView,
  LocalizedText: localizedTextView,
  StatedText: statedTextView,
  Project: ownProject,
  ProjectSummary: projectSummary,
  PublicProject: publicProject,
  ProjectCard: projectCard,
  Step: stepView,
  ChangedStep: changedStep,
  PublicStep: publicStepView,
  Question: questionView,
  ChangedQuestion: changedQuestion,
  PublicQuestion: publicQuestionView,
  Feedback: feedbackView,
  Report: reportView,
  Webhook: webhookView,
  WebhookDelivery: deliveryView,
};
for (const [id, schema] of Object.entries(named)) NAMES.add(schema, { id });
