import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/server/env/env';
import { call, type CallOptions } from '@/testing/api';
import { fuzzRuns } from '@/testing/fuzz-runs';
import { openApiDocument } from './_openapi/document';
import { allCalls, type ApiCall } from './_testing/all-calls';
import {
  bodiesFor,
  buildOperatorsWhole,
  liftLimits,
  nameOf,
  optionsFor,
  paramsOf,
} from './_testing/good-bodies';
import { changed, cleaned, type Shape, valuesOf } from './_testing/schema-values';
import { isAllowed, ruleValues } from './_testing/rule-values';

const SEED = 20_261_126;
const RUNS = { fitting: fuzzRuns(8), changed: fuzzRuns(20), slow: fuzzRuns(3), path: fuzzRuns(2) };
/** Hashing a password takes as long as twenty other calls. */
const SLOW = /register|login|reset-password|dashboard\/user$|tokens$|proof$/;

type Parameter = { name?: string; in?: string; required?: boolean; schema: Shape };
type Operation = {
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Shape }> };
};

const document = openApiDocument() as unknown as {
  paths: Record<string, Record<string, Operation>>;
};
const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 9 });
addFormats.default(ajv);
ajv.addSchema(document, 'api');
const checks = new Map<Shape, (value: unknown) => boolean>();

function fits(schema: Shape, value: unknown): boolean {
  const check =
    checks.get(schema) ??
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as Shape);
  checks.set(schema, check);
  return check(value);
}

let calls: { apiCall: ApiCall; name: string; operation: Operation }[];
beforeAll(async () => {
  Object.assign(env(), {
    google: { clientId: 'x', clientSecret: 'x', issuer: 'http://127.0.0.1:9' },
  });
  liftLimits();
  const described = (await allCalls()).filter(({ address }) => address !== 'openapi.json');
  calls = described.map((apiCall) => {
    const operation =
      document.paths[`/${apiCall.address.replaceAll('[', '{').replaceAll(']', '}')}`]?.[
        apiCall.method.toLowerCase()
      ];
    if (!operation) throw new Error(`${nameOf(apiCall)} is not described.`);
    return { apiCall, name: nameOf(apiCall), operation };
  });
});

type Asked = CallOptions & { method?: string };

/** A project with every path parameter, and how to call it. */
async function ready({ apiCall, name }: (typeof calls)[number]) {
  const whole = await buildOperatorsWhole();
  const bodies = bodiesFor(whole.project);
  const options: Asked = {
    ...optionsFor(apiCall, bodies, paramsOf(whole)),
    token: whole.creator.token,
  };
  /** The problem with the response, in words. */
  const ask = async (
    more: CallOptions,
    isRight: (status: number) => boolean,
  ): Promise<string[]> => {
    const { status, body } = await call(apiCall.handler, { ...options, ...more });
    // 503 is the response of a provider that is not configured.
    if ((status < 500 || status === 503) && isRight(status)) return [];
    return [
      `${name} ${status} ${JSON.stringify(more).slice(0, 500)} ${JSON.stringify(body)?.slice(0, 300)}`,
    ];
  };
  return { ask, options, rules: ruleValues(name, whole, bodies) };
}

const isTaken = (status: number) => status !== 422;
const isRefused = (status: number) => status === 422;
const sampled = <T>(values: fc.Arbitrary<T>, numRuns: number) =>
  fc.sample(values, { numRuns, seed: SEED });

describe('a call accepts exactly what the OpenAPI document describes', () => {
  it('for its body', async () => {
    const wrong: string[] = [];
    for (const each of calls) {
      const schema = each.operation.requestBody?.content['application/json']?.schema;
      if (!schema) continue;
      const { ask, rules } = await ready(each);
      const good = valuesOf(schema, rules)
        .map((value) => JSON.parse(JSON.stringify(value)) as unknown)
        .filter((value) => fits(schema, value) && isAllowed(each.name, value));
      const isSlow = SLOW.test(each.apiCall.address);
      const bad = sampled(good.chain(changed), RUNS.changed).filter(
        (body) => body !== undefined && !fits(schema, body) && !fits(schema, cleaned(body)),
      );
      for (const body of bad) wrong.push(...(await ask({ body }, isRefused)));
      // A deleted account cannot make more calls.
      const few = each.name === 'DELETE dashboard/user' ? 1 : isSlow ? RUNS.slow : RUNS.fitting;
      for (const body of sampled(good, few)) wrong.push(...(await ask({ body }, isTaken)));
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('for its query', async () => {
    const wrong: string[] = [];
    for (const each of calls) {
      const parameters = each.operation.parameters.filter((parameter) => parameter.in === 'query');
      if (parameters.length === 0) continue;
      const { ask, rules } = await ready(each);
      const schema: Shape = {
        type: 'object',
        required: parameters.filter(({ required }) => required).map(({ name = '' }) => name),
        properties: Object.fromEntries(
          parameters.map((parameter) => [parameter.name ?? '', parameter.schema]),
        ),
      };
      const good = valuesOf(schema, rules)
        .map((value) => queryOf(value as object))
        .filter((query) => fits(schema, read(query, schema)));
      const path = '/v1/any';
      const bad = sampled(good.chain(changed), RUNS.changed)
        .filter((query) => typeof query === 'object' && query !== null)
        .map((query) => queryOf(query as object));
      for (const query of bad) {
        const isFit =
          fits(schema, read(query, schema)) ||
          fits(schema, read(cleaned(query) as Record<string, string>, schema));
        if (!isFit) wrong.push(...(await ask({ query, path }, isRefused)));
      }
      // Last: one of them ends the session.
      for (const query of sampled(good, RUNS.fitting))
        wrong.push(...(await ask({ query, path }, isTaken)));
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('for its address: malformed parameters are not found, as documented', async () => {
    const wrong: string[] = [];
    const texts = fc.constantFrom(
      'x',
      '',
      '__proto__',
      '22222222222O',
      'AAAAAAAAAAAA',
      '00000000-0000-0000-0000-00000000000g',
      '{"set":[]}',
      'PROJECT',
      'google ',
    );
    for (const each of calls) {
      if (!each.apiCall.address.includes('[')) continue;
      const { ask, options, rules } = await ready(each);
      for (const { name = '', schema } of each.operation.parameters.filter(
        (parameter) => parameter.in === 'path',
      )) {
        for (const value of sampled(valuesOf(schema, rules), RUNS.path) as string[])
          wrong.push(...(await ask({ params: { ...options.params, [name]: value } }, isTaken)));
        for (const value of sampled(
          texts.filter((word) => !fits(schema, word)),
          RUNS.path,
        )) {
          wrong.push(
            ...(await ask(
              { params: { ...options.params, [name]: value } },
              (status) => status === 404,
            )),
          );
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});

const queryOf = (values: object) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

/** Query values in the types of their schemas: numbers for numeric strings. */
function read(query: Record<string, string>, { properties = {} }: Shape): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => [
      name,
      properties[name]?.type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text,
    ]),
  );
}
