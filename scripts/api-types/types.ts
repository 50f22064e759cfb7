import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { openApiDocument } from '../../app/v1/_openapi/document';
import type { JsonSchema } from '../../app/v1/_openapi/json-schema';

export const API_TYPES_FILE = 'src/browser/api/v1.d.ts';
const HEAD =
  '// Written by `npm run api-types` from the description of the API. A test fails when it is not up to date.\n\n';

type Content = Record<string, { example?: unknown }>;
type Operation = {
  parameters: { in?: string; example?: unknown }[];
  requestBody?: { content: Content };
  responses: Record<string, JsonSchema>;
};

/** Types of the API's calls for our browser code, generated from the API description. */
export async function apiTypes(): Promise<string> {
  return HEAD + astToString(await openapiTS(whatBrowserCodeSays() as unknown as OpenAPI3));
}

// Types need no examples. Errors become an ApiError, the client sends languages and keys itself,
// and webhooks are for others.
function whatBrowserCodeSays(): JsonSchema {
  const { webhooks: _webhooks, ...document } = structuredClone(openApiDocument());
  const operations = Object.values(
    document.paths as Record<string, Record<string, Operation>>,
  ).flatMap((methods) => Object.values(methods));
  for (const operation of operations) {
    operation.parameters = operation.parameters.filter((parameter) => parameter.in !== undefined);
    const [status = '', { headers: _, ...answer } = {}] =
      Object.entries(operation.responses).find(([each]) => Number(each) < 400) ?? [];
    operation.responses = { [status]: answer };
    const contents = [operation.requestBody?.content ?? {}, (answer.content ?? {}) as Content];
    for (const shown of [
      ...operation.parameters,
      ...contents.flatMap((content) => Object.values(content)),
    ])
      delete shown.example;
  }
  const {
    schemas: { Error: _, ...schemas },
  } = document.components as { schemas: JsonSchema };
  return { ...document, components: { schemas } };
}
