import type { Product } from './product';

const PASSWORD = 'seven green bicycles';
const inEnglish = (value: string) => [{ lang: 'en', value }];

/** The form of a project in English. */
export const projectBody = (name: string) => ({
  name,
  type: 1,
  averageTime: '00:20',
  languages: ['en'],
  people: 1,
  description: '',
  tools: [],
  parts: [],
  tags: [],
  ref: '',
  brand: '',
  category: '',
});

/** The form of a step in English. */
export const stepBody = (name: string) => ({
  type: 1,
  name: inEnglish(name),
  description: inEnglish(`What to do in ${name}.`),
});

/**
 * Registers a new person.
 * @returns their access token, valid for a quarter of an hour
 */
export async function newCreator(product: Product, email: string): Promise<string> {
  const made = await product.ask('POST', '/v1/auth/register', {
    body: { name: 'Rosa Nunes', email, password: PASSWORD },
  });
  if (made.status !== 201) throw new Error(`${email} could not be registered: ${made.status}`);
  return signIn(product, email);
}

type Tokens = Record<'access' | 'refresh', { token: string }>;

/** @returns the tokens of a new session */
export async function newSession(product: Product, email: string): Promise<Tokens> {
  const { status, body } = await product.ask<{ tokens: Tokens }>('POST', '/v1/auth/login', {
    body: { email, password: PASSWORD },
  });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return body.tokens;
}

/** @returns a new access token */
export const signIn = async (product: Product, email: string): Promise<string> =>
  (await newSession(product, email)).access.token;

/**
 * A published project with steps.
 * @returns its uid
 */
export async function publishedProject(
  product: Product,
  token: string,
  { name, steps = 2 }: { name: string; steps?: number },
): Promise<string> {
  const { body } = await product.ask<{ projectUid: string }>('POST', '/v1/dashboard/projects', {
    token,
    body: projectBody(name),
  });
  for (let number = 1; number <= steps; number += 1)
    await product.ask('POST', `/v1/dashboard/projects/${body.projectUid}/steps`, {
      token,
      body: stepBody(`Step ${number}`),
    });
  const { status } = await product.ask(
    'PATCH',
    `/v1/dashboard/projects/${body.projectUid}/publish`,
    { token },
  );
  if (status !== 200) throw new Error(`${name} could not be published: ${status}`);
  return body.projectUid;
}
