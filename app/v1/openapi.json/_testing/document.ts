import { beforeAll } from 'vitest';
import { call } from '@/testing/api';
import { GET } from '../route';

export type Schema = {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
};
type Link = { operationId: string; parameters: Record<string, string> };
type Answer = {
  description: string;
  headers?: object;
  links?: Record<string, Link>;
  content?: Record<string, { schema: Schema; example?: unknown }>;
};
export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  parameters: { name?: string; in?: string; schema?: unknown }[];
  responses: Record<string, Answer>;
  security?: unknown;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: Record<string, unknown> }> };
};

export let document: Document;

/** Loads the document before the tests. */
export function withDocument(): void {
  beforeAll(async () => {
    document = (await call(GET)).body as Document;
  });
}
