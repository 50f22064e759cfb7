import { type Api, newPerson } from '../support/api';
import { makeOperator } from '../support/operator';

type Variables = Record<string, string>;
type List = { results: { id: string }[] };

const isForOperators = (label: string) => / \/site\//.test(label);
const REASON = { reason: 'The pictures are those of another guide.' };

/** The operator of the examples, who makes what they name and takes back what they change. */
export class ExampleOperator {
  private constructor(
    private readonly api: Api,
    private readonly variables: Variables,
  ) {}

  static async make(api: Api): Promise<ExampleOperator> {
    const { name, email, password } = newPerson('Olga Reis');
    await api.signUp({ name, email, password });
    await makeOperator(email);
    // The proof of the e-mail has ended the session.
    await api.signIn({ name, email, password });
    const { tokens } = await api.call<{ tokens: { access: { token: string } } }>(
      'POST',
      '/auth/login',
      { email, password },
    );
    const { token } = await api.call<{ token: string }>('POST', '/dashboard/tokens', {
      name: 'Examples',
      scopes: ['operate'],
      expiresInDays: 7,
      currentPassword: password,
    });
    const ACCESS_TOKEN = tokens.access.token;
    return new ExampleOperator(api, { TOKEN: token, ACCESS_TOKEN, PASSWORD: password });
  }

  /** @returns the variables of an example that differ from those of a creator */
  async prepare(label: string, { PROJECT = '', EMAIL = '' }: Variables): Promise<Variables> {
    const { api } = this;
    if (/\/answer$|\/notices\//.test(label))
      await api.call('POST', `/projects/${PROJECT}/notices`, { reason: 'danger' });
    if (label.endsWith('/answer')) await api.call('POST', `/site/notices/${PROJECT}/ask`, REASON);
    if (!isForOperators(label)) return {};
    if (label.endsWith('/put-back'))
      await api.call('POST', `/site/notices/${PROJECT}/take-down`, REASON);
    return {
      ...this.variables,
      ...(label.includes('{messageId}') ? { MESSAGE: await this.message(EMAIL) } : {}),
      ...(label.includes('{invitationId}') ? { INVITATION: await this.invitation() } : {}),
    };
  }

  /** Takes back what an example changes for the whole site. */
  async restore(label: string): Promise<void> {
    if (label.endsWith('PATCH /site/joining'))
      await this.api.call('PATCH', '/site/joining', { mode: 'open', domains: [] });
    if (label.endsWith('PATCH /site/backups'))
      await this.api.call('PATCH', '/site/backups', { hour: null });
    if (label.endsWith('PATCH /site/settings'))
      await this.api.call('PATCH', '/site/settings', {
        name: 'Makerstep',
        shows: { pricing: null },
      });
  }

  private async message(email: string): Promise<string> {
    await this.api.call('POST', '/contact', {
      name: 'Rita',
      email,
      subject: 'A question',
      message: 'Is there a guide for this?',
    });
    const { results } = await this.api.call<List>('GET', '/site/messages');
    return results[0]?.id ?? '';
  }

  private async invitation(): Promise<string> {
    const { id } = await this.api.call<{ id: string }>('POST', '/site/invitations', {
      label: 'Workshop',
      uses: 12,
      expiresInDays: 30,
    });
    return id;
  }
}
