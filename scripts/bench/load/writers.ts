import { callApi, register, signIn } from '../ask';
import type { Places } from './mix';

const inEnglish = (value: string) => [{ lang: 'en', value }];

/** A creator with a published guide, who keeps saving one of its steps. */
export class Writer {
  private path = '';

  constructor(
    private readonly port: number,
    private readonly email: string,
  ) {}

  async begin(): Promise<void> {
    await register(this.port, this.email);
    const { token } = await this.signIn();
    const form = {
      name: 'Mend a chair',
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
    };
    const { projectUid } = await callApi<{ projectUid: string }>(
      this.port,
      'POST',
      '/dashboard/projects',
      form,
      token,
    );
    const steps = `/dashboard/projects/${projectUid}/steps`;
    const { id } = await callApi<{ id: string }>(
      this.port,
      'POST',
      steps,
      { type: 1, name: inEnglish('Glue the leg'), description: inEnglish('Press it.') },
      token,
    );
    await callApi(this.port, 'PATCH', `/dashboard/projects/${projectUid}/publish`, {}, token);
    this.path = `/v1${steps}/${id}`;
  }

  /** Gets a token that is valid for a quarter of an hour. */
  async signIn(): Promise<Places['writers'][number]> {
    return { token: await signIn(this.port, this.email), path: this.path };
  }
}
