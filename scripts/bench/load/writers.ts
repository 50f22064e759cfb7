import { ask } from '../ask';
import type { Places } from './mix';

const PASSWORD = 'eleven quiet lanterns';
const inEnglish = (value: string) => [{ lang: 'en', value }];

async function call<T>(port: number, method: string, path: string, body: object, token?: string): Promise<T> {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const { status, text: answer } = await ask({ port, method, path: `/v1${path}`, headers }, text);
  if (status >= 300) throw new Error(`${method} ${path} was answered with ${status}: ${answer}`);
  return (answer ? JSON.parse(answer) : undefined) as T;
}

/** A creator with a published guide, who saves one of its steps again and again. */
export class Writer {
  private path = '';

  constructor(private readonly port: number, private readonly email: string) {}

  async begin(): Promise<void> {
    await call(this.port, 'POST', '/auth/register', { name: 'Bench', email: this.email, password: PASSWORD });
    const { token } = await this.signIn();
    const form = { name: 'Mend a chair', type: 1, averageTime: '00:20', languages: ['en'], people: 1, description: '', tools: [], parts: [], tags: [], ref: '', brand: '', category: '' };
    const { projectUid } = await call<{ projectUid: string }>(this.port, 'POST', '/dashboard/projects', form, token);
    const steps = `/dashboard/projects/${projectUid}/steps`;
    const { id } = await call<{ id: string }>(this.port, 'POST', steps, { type: 1, name: inEnglish('Glue the leg'), description: inEnglish('Press it.') }, token);
    await call(this.port, 'PATCH', `/dashboard/projects/${projectUid}/publish`, {}, token);
    this.path = `/v1${steps}/${id}`;
  }

  /** With a token that is good for a quarter of an hour. */
  async signIn(): Promise<Places['writers'][number]> {
    const { tokens } = await call<{ tokens: { access: { token: string } } }>(this.port, 'POST', '/auth/login', { email: this.email, password: PASSWORD });
    return { token: tokens.access.token, path: this.path };
  }
}
