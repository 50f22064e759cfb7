import { env } from '@/server/env/env';
import { CLIENT_IP_HEADER } from '@/shared/http/headers';

type Handler = (
  request: Request,
  context: { params: Promise<{ nextauth: string[] }> },
) => Promise<Response>;

/** Handles cookies and redirects like a browser, for the handlers of /api/auth without a server. */
export class CookieJar {
  readonly cookies = new Map<string, string>();

  constructor(private readonly handlers: { GET: Handler; POST: Handler }) {}

  /** Calls one of the handlers and stores the cookies of its response. */
  async ask(
    address: string,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const url = new URL(address, 'http://localhost:3000');
    const request = new Request(url, {
      method: form ? 'POST' : 'GET',
      body: form ? new URLSearchParams(form) : null,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        [CLIENT_IP_HEADER]: '192.0.2.1',
        ...(form ? { origin: new URL(env().publicUrl).origin } : {}),
        ...headers,
      },
    });
    const response = await this.handlers[form ? 'POST' : 'GET'](request, {
      params: Promise.resolve({
        nextauth: url.pathname.split('/').slice(3).map(decodeURIComponent),
      }),
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    return response;
  }

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const isGone =
      value === '' || attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  /** Sends a form like page scripts do, with the CSRF token. */
  async submit(address: string, fields: Record<string, string>): Promise<Response> {
    const { csrfToken } = (await (await this.ask('/api/auth/csrf')).json()) as {
      csrfToken: string;
    };
    return this.ask(address, { ...fields, csrfToken, json: 'true' });
  }

  /**
   * Starts a sign-in.
   * @returns the provider's URL
   */
  async begin(provider: string, callbackUrl = '/dashboard'): Promise<URL> {
    return new URL(
      (
        (await (await this.submit(`/api/auth/signin/${provider}`, { callbackUrl })).json()) as {
          url: string;
        }
      ).url,
    );
  }

  /** The session as page scripts see it. */
  async session(): Promise<{
    user?: { name: string; email: string };
    accessToken?: { token: string };
  }> {
    return (await (await this.ask('/api/auth/session')).json()) as {
      user?: { name: string; email: string };
    };
  }

  get hasSession(): boolean {
    return this.cookies.has('next-auth.session-token');
  }
}
