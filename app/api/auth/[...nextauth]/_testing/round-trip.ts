import { afterAll, beforeEach } from 'vitest';
import { env } from '@/server/env/env';
import { CookieJar } from '@/testing/stand-ins/cookie-jar';
import { startFacebook } from '@/testing/stand-ins/facebook-stand-in';
import { startGoogle } from '@/testing/stand-ins/google-stand-in';
import { GET, POST } from '../route';

export const google = await startGoogle();
export const facebook = await startFacebook();
/** The operator's own provider. */
export const school = await startGoogle();
export const standIns = { google, facebook, oidc: school };

export const { person } = google;
export let jar: CookieJar;
export const newJar = () => new CookieJar({ GET, POST });
export const SECRET = 'a secret of the tests for cookies only';
export const locationOf = (response: Response) => response.headers.get('location');

/** The address to which the provider redirects back. */
export async function consent(dialog: URL): Promise<URL> {
  const response = await fetch(dialog, { redirect: 'manual' });
  const back =
    response.headers.get('location') ??
    /href="([^"]+)"/.exec(await response.text())?.[1]?.replaceAll('&amp;', '&');
  return new URL(back ?? '');
}
export const comeBack = (back: URL, by = jar) => by.ask(back.pathname + back.search);
export const roundTrip = async (provider: string, by = jar) =>
  comeBack(await consent(await by.begin(provider)), by);

/** Starts each test with a fresh browser and providers without requests. */
export function withBrowser(): void {
  afterAll(() => Promise.all([google.stop(), facebook.stop(), school.stop()]));
  beforeEach(() => {
    jar = newJar();
    for (const standIn of [google, school])
      Object.assign(standIn, {
        person,
        wrong: {},
        isCancelled: false,
        authorizations: [],
        exchanges: [],
      });
    Object.assign(facebook, { authorizations: [], exchanges: [] });
    Object.assign(env(), {
      nextAuthSecret: SECRET,
      google: { clientId: google.clientId, clientSecret: 'google secret', issuer: google.issuer },
      facebook: {
        clientId: facebook.clientId,
        clientSecret: facebook.clientSecret,
        graphUrl: facebook.graphUrl,
        dialogUrl: facebook.dialogUrl,
      },
      oidc: {
        clientId: school.clientId,
        clientSecret: 'school secret',
        issuer: school.issuer,
        name: 'School sign-in',
        allowedDomains: [],
        trustsEmail: false,
        signsOut: false,
      },
    });
  });
}
