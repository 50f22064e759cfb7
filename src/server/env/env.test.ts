import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from './env';

const GOOD_SECRET = 'kX2v9QpL7mZr4TnW8sYb1JcF6hGd3AeU';
const problemsOf = (source: Record<string, string>) => {
  try {
    parseEnv(source);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as Error).message;
  }
};

describe('parseEnv', () => {
  it('needs no variable at all', () => {
    expect(parseEnv({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: path.resolve('.data'),
      databaseUrl: undefined,
      seed: 'story',
      authSecrets: undefined,
      trustedProxies: 0,
    });
  });
  it('reads the limits of public posts, by default those of the contract', () => {
    expect(parseEnv({}).limits).toMatchObject({
      view: 60,
      feedback: 5,
      report: 10,
      analytics: 30,
    });
    expect(
      parseEnv({ LIMIT_FEEDBACK: '7', LIMIT_REPORTS: '8', LIMIT_ANALYTICS: '9' }).limits,
    ).toMatchObject({ feedback: 7, report: 8, analytics: 9 });
  });
  it("collects readers' messages for ten minutes before a daily mail, unless configured", () => {
    expect(parseEnv({}).limits.register).toBe(20);
    const asks = (mail?: string, value?: string) =>
      parseEnv({ SMTP_URL: mail, REQUIRE_CONFIRMED_EMAIL: value }).requireConfirmedEmail;
    const smtp = 'smtp://mail.example:587';
    // Without outgoing mail, no address can be confirmed.
    expect([asks(), asks(smtp), asks(smtp, '0'), asks(undefined, '1'), asks('', '')]).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    expect([
      parseEnv({}).mail.dailyDelayMs,
      parseEnv({ DAILY_MAIL_DELAY: '0' }).mail.dailyDelayMs,
    ]).toEqual([600_000, 0]);
    expect(problemsOf({ DAILY_MAIL_DELAY: '-1' })).toMatch(
      /^DAILY_MAIL_DELAY should be a whole number from 0 to 1440\.$/m,
    );
  });
  it('serves metrics only when configured, never on the public port, and on loopback by default', () => {
    expect(parseEnv({}).metrics).toBeUndefined();
    expect(parseEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(parseEnv({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }).metrics).toEqual({
      port: 9464,
      host: '0.0.0.0',
    });
    expect(problemsOf({ PORT: '9464', METRICS_PORT: '9464' })).toMatch(
      /^METRICS_PORT should be another port than PORT/m,
    );
    expect(problemsOf({ METRICS_PORT: '0' })).toMatch(
      /^METRICS_PORT should be a whole number from 1 to 65535\.$/m,
    );
  });
  it('by default logs requests that the application had to handle, and none on a terminal', () => {
    const isTTY = process.stderr.isTTY;
    try {
      process.stderr.isTTY = false;
      expect(
        [parseEnv({}), parseEnv({ LOG_REQUESTS: 'none' })].map(
          ({ loggedRequests }) => loggedRequests,
        ),
      ).toEqual(['made', 'none']);
      process.stderr.isTTY = true;
      expect(
        [parseEnv({}), parseEnv({ LOG_REQUESTS: 'all' })].map(
          ({ loggedRequests }) => loggedRequests,
        ),
      ).toEqual(['none', 'all']);
    } finally {
      process.stderr.isTTY = isTTY;
    }
    expect(problemsOf({ LOG_LEVEL: 'loud', LOG_REQUESTS: 'yes' })).toMatch(
      /^LOG_LEVEL should be info, warn, error or silent\.$[\s\S]*^LOG_REQUESTS should be all, made or none\.$/m,
    );
  });
  it('fetches only public addresses, and hosts that the operator allows', () => {
    expect(parseEnv({}).outsideAllowedHosts).toEqual([]);
    expect(
      parseEnv({ OUTSIDE_ALLOWED_HOSTS: 'Hooks.Internal, 127.0.0.1:4000,[::1]:80' })
        .outsideAllowedHosts,
    ).toEqual([
      { host: 'hooks.internal', port: undefined },
      { host: '127.0.0.1', port: 4000 },
      { host: '[::1]', port: 80 },
    ]);
    for (const OUTSIDE_ALLOWED_HOSTS of [
      'http://hooks.internal',
      'hooks.internal/x',
      '*',
      'host:0',
      'host:70000',
      'a b',
    ]) {
      expect(problemsOf({ OUTSIDE_ALLOWED_HOSTS }), OUTSIDE_ALLOWED_HOSTS).toMatch(
        /^OUTSIDE_ALLOWED_HOSTS should be hosts with or without a port/m,
      );
    }
  });
  it('signs in with an OpenID Connect provider, by default called like its host', () => {
    const OIDC = {
      OIDC_ISSUER: 'https://login.school.example/realms/all/',
      OIDC_CLIENT_ID: 'makerstep',
      OIDC_CLIENT_SECRET: 'secret',
    };
    expect(parseEnv({}).oidc).toBeUndefined();
    expect(parseEnv(OIDC).oidc).toEqual({
      issuer: 'https://login.school.example/realms/all',
      clientId: 'makerstep',
      clientSecret: 'secret',
      name: 'login.school.example',
      allowedDomains: [],
      trustsEmail: false,
      signsOut: false,
    });
    const more = {
      OIDC_NAME: ' School sign-in ',
      OIDC_ALLOWED_DOMAINS: 'school.example, *.School.example',
      OIDC_TRUST_EMAIL: '1',
      OIDC_SIGN_OUT: '1',
    };
    expect(parseEnv({ ...OIDC, ...more }).oidc).toMatchObject({
      name: 'School sign-in',
      allowedDomains: ['school.example', '*.School.example'],
      trustsEmail: true,
      signsOut: true,
    });
    expect(problemsOf({ OIDC_ISSUER: OIDC.OIDC_ISSUER })).toBe(
      'OIDC_CLIENT_ID should be set too, as OIDC_ISSUER is.\nOIDC_CLIENT_SECRET should be set too, as OIDC_ISSUER is.',
    );
    for (const OIDC_ISSUER of ['http://login.school.example', 'http://127.example.org', 'login'])
      expect(problemsOf({ ...OIDC, OIDC_ISSUER }), OIDC_ISSUER).toMatch(
        /^OIDC_ISSUER should be an (?:https )?address/,
      );
    expect(parseEnv({ ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:8080' }).oidc).toBeDefined();
    expect(problemsOf({ ...OIDC, OIDC_NAME: 'x'.repeat(41) })).toMatch(
      /^OIDC_NAME should be a name/,
    );
    for (const OIDC_ALLOWED_DOMAINS of ['ana@school.example', 'school', 'https://school.example'])
      expect(problemsOf({ ...OIDC, OIDC_ALLOWED_DOMAINS }), OIDC_ALLOWED_DOMAINS).toMatch(
        /^OIDC_ALLOWED_DOMAINS should be domains of e-mails/,
      );
  });
  it('turns passwords off only where people can sign in with a provider', () => {
    expect(parseEnv({}).hasPasswords).toBe(true);
    expect(problemsOf({ AUTH_PASSWORDS: 'off' })).toBe(
      'AUTH_PASSWORDS can be off only with a provider, or nobody could sign in: set OIDC_ISSUER, GOOGLE_CLIENT_ID or FACEBOOK_CLIENT_ID too, or leave it on.',
    );
    expect(problemsOf({ AUTH_PASSWORDS: 'no' })).toBe('AUTH_PASSWORDS should be on or off.');
    const google = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' };
    expect(parseEnv({ ...google, AUTH_PASSWORDS: 'off' }).hasPasswords).toBe(false);
  });
  it('accepts social links that are distinct https addresses', () => {
    expect(parseEnv({}).socialLinks).toEqual([]);
    expect(
      parseEnv({ SOCIAL_LINKS: ' https://x.com/a, https://makers.example,https://x.com/a, ' })
        .socialLinks,
    ).toEqual(['https://x.com/a', 'https://makers.example/']);
    for (const wrong of [
      'instagram.com/a',
      'http://x.com/a',
      'javascript:alert(1)',
      'https://',
      'https://a:b@x.com',
      'https://x.com/a https://x.com/b',
    ]) {
      expect(problemsOf({ SOCIAL_LINKS: wrong }), wrong).toMatch(
        /^SOCIAL_LINKS should be up to 12 https addresses/m,
      );
    }
  });
  it('treats a blank variable as missing', () => {
    expect(parseEnv({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '', AUTH_SECRET: '' })).toMatchObject(
      { port: 3000, databaseUrl: undefined, authSecrets: undefined },
    );
  });
  it('adds the port to the public address, and no trailing slash', () => {
    expect(parseEnv({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(parseEnv({ PUBLIC_URL: 'https://makers.test/' }).publicUrl).toBe('https://makers.test');
  });
  it.each(['/makerstep', '/makerstep/', '//x', '/a/b', '/%20'])(
    'refuses the public address with the path %s by name',
    (pathname) => {
      expect(problemsOf({ PUBLIC_URL: `https://makers.test${pathname}` })).toMatch(
        /^PUBLIC_URL should be an address without a path, such as https/,
      );
    },
  );
  it.each(['a/b', '1/b', 'a#b', '1#b', 'a?b', '1?b', '/', '100%', 'a%zz', '%2F%', 'a/b@c'])(
    'refuses the unencoded password %s, and shows how to write it, but not the password',
    (password) => {
      const database = problemsOf({ DATABASE_URL: `postgresql://u:${password}@db.test:5432/x` });
      expect(database).toMatch(/^DATABASE_URL should look like .*# as %23.* set PGPASSWORD/);
      const mail = problemsOf({ SMTP_URL: `smtp://u:${password}@mail.test:587` });
      expect(mail).toMatch(/^SMTP_URL should look like .*\/ as %2F, # as %23/);
      expect(problemsOf({ DATABASE_URL: 'postgresql://u:12' })).toMatch(/# as %23/);
    },
  );
  it.each([
    'postgresql://u:a%2Fb%23%3F%40%25@db.test/x?sslmode=require',
    'postgres://u:a@b:c@db.test:5432/x',
    'postgresql://u@[::1]:5432/x',
    'postgresql://db.test/x',
    'postgresql:///x?host=/var/run/postgresql',
    'postgresql://u@/x?host=/var/run/postgresql',
    'postgresql://u@%2Fvar%2Frun%2Fpostgresql/x',
  ])('takes the database %s', (DATABASE_URL) => {
    expect(parseEnv({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });
  it('names every wrong variable and what it should be', () => {
    const problems = problemsOf({
      PORT: 'abc',
      PUBLIC_URL: 'makers',
      DATABASE_URL: 'mysql://x',
      SEED: 'yes',
      TRUST_PROXY: '-1',
      RETENTION_MONTHS: '0',
      SHOW_PLANS: 'no',
    });
    expect(problems).toMatch(/^PORT should be a whole number from 0 to 65535\.$/m);
    expect(problems).toMatch(/^PUBLIC_URL should be an address such as https/m);
    expect(problems).toMatch(/^DATABASE_URL should look like postgresql:/m);
    expect(problems).toMatch(/^SEED should be story or off\.$/m);
    expect(problems).toMatch(/^TRUST_PROXY should be/m);
    expect(problems).toMatch(/^SHOW_PLANS should be 0 or 1\.$/m);
    expect(['0', '1', undefined].map((SHOW_PLANS) => parseEnv({ SHOW_PLANS }).showsPlans)).toEqual([
      false,
      true,
      true,
    ]);
    expect(problems).toMatch(/^RETENTION_MONTHS should be a whole number from 1 to 1200/m);
    expect(
      ['1', '1200', undefined].map(
        (RETENTION_MONTHS) => parseEnv({ RETENTION_MONTHS }).retentionMonths,
      ),
    ).toEqual([1, 1200, 13]);
  });
  // security: 61
  it.each([
    'short',
    'a'.repeat(64),
    'abcabcabcabcabcabcabcabcabcabcabcabc',
    `${GOOD_SECRET},short`,
  ])('refuses the weak secret %.12s', (secret) => {
    expect(problemsOf({ AUTH_SECRET: secret })).toContain('AUTH_SECRET each secret should');
  });
  it('accepts several secrets, the first of which signs', () => {
    expect(parseEnv({ AUTH_SECRET: `${GOOD_SECRET}, ${GOOD_SECRET}2` }).authSecrets).toEqual([
      GOOD_SECRET,
      `${GOOD_SECRET}2`,
    ]);
  });
});
