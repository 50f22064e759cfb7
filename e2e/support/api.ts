import { type APIRequestContext, expect } from '@playwright/test';
import sharp from 'sharp';

type Text = { lang: string; value: string; pending?: true };
export const both = (en: string, pt: string): Text[] => [
  { lang: 'en', value: en },
  { lang: 'pt-BR', value: pt },
];

export type Person = { name: string; email: string; password: string };

let people = 0;

/** A new person; unique within a run and between runs. */
export function newPerson(name = 'Rosa Nunes'): Person {
  people += 1;
  return {
    name,
    email: `person-${Date.now().toString(36)}-${people}@example.org`,
    password: 'seven green bicycles',
  };
}

/** A plain picture of one colour with a circle, as a person's file would be. */
export function picture(colour: string, width = 1200, height = 900): Promise<Buffer> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/>` +
    `<circle cx="${width / 2}" cy="${height / 2}" r="${height / 4}" fill="#fff"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/** A client of the product's API. */
export class Api {
  private token = '';

  constructor(private readonly request: APIRequestContext) {}

  async call<T>(
    method: string,
    path: string,
    body?: unknown,
    expected = [200, 201, 202, 204],
  ): Promise<T> {
    const response = await this.request.fetch(`/v1${path}`, {
      method,
      headers: this.token ? { authorization: `Bearer ${this.token}` } : {},
      ...(body === undefined ? {} : { data: body as object }),
    });
    expect(expected, `${method} ${path}: ${await response.text()}`).toContain(response.status());
    return (response.status() === 204 ? undefined : await response.json()) as T;
  }

  /** @returns the uid of the creator's public page */
  async signUp(person: Person): Promise<string> {
    await this.call('POST', '/auth/register', person);
    const uid = await this.signIn(person);
    if (uid === undefined) throw new Error(`${person.email} was registered and cannot sign in.`);
    return uid;
  }

  /** @returns the uid of the creator's public page; undefined where there is no such account */
  async signIn({ email, password }: Person): Promise<string | undefined> {
    type Answer = { user?: { creator: { uid: string } }; tokens?: { access: { token: string } } };
    const { user, tokens } = await this.call<Answer>(
      'POST',
      '/auth/login',
      { email, password },
      [200, 401],
    );
    this.token = tokens?.access.token ?? '';
    return user?.creator.uid;
  }

  async upload(
    kind: 'project' | 'step' | 'avatar' | 'cover' | 'clip',
    bytes: Buffer,
    { name, type } = { name: 'photo.jpg', type: 'image/jpeg' },
  ): Promise<{ name: string; url: string }> {
    const { returnData } = await this.call<{ returnData: { signedRequest: string; key: string } }>(
      'POST',
      `/dashboard/sign-url/${kind}`,
      { fileName: name, fileType: type, fileSize: bytes.length },
    );
    const sent = await this.request.put(returnData.signedRequest, {
      data: bytes,
      headers: { 'content-type': type },
    });
    expect(sent.status(), await sent.text()).toBe(200);
    return { name, url: returnData.key };
  }

  /** A published bilingual project with a chapter before its second step. */
  async publishedProject(values: {
    name: string;
    ref?: string;
    steps?: number;
    type?: 1 | 2;
  }): Promise<string> {
    const { projectUid } = await this.call<{ projectUid: string }>('POST', '/dashboard/projects', {
      name: values.name,
      ref: values.ref ?? '',
      type: values.type ?? 1,
      averageTime: '00:20',
      languages: ['en', 'pt-BR'],
      description: 'Made by a test.',
      tools: ['Spanner'],
      parts: ['Washer'],
    });
    for (let step = 1; step <= (values.steps ?? 3); step += 1) {
      if (step === 2)
        await this.call('POST', `/dashboard/projects/${projectUid}/steps`, {
          type: 2,
          name: both('The second part', 'A segunda parte'),
        });
      await this.call('POST', `/dashboard/projects/${projectUid}/steps`, {
        type: 1,
        name: both(`Step name ${step}`, `Nome do passo ${step}`),
        description: both(`What to do in ${step}.`, `O que fazer em ${step}.`),
      });
    }
    await this.call('POST', `/dashboard/projects/${projectUid}/faq`, {
      question: both('How long?', 'Quanto tempo?'),
      answer: both('Twenty minutes.', 'Vinte minutos.'),
    });
    await this.call('PATCH', `/dashboard/projects/${projectUid}/publish`);
    return projectUid;
  }
}
