import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  checkedToken,
  configFile,
  findAccess,
  forgetAccess,
  keepAccess,
  serverAddress,
} from './config';

const token = `mks_${'a'.repeat(43)}`;
const server = 'https://guides.example';
let environment: Record<string, string>;
beforeEach(async () => {
  environment = { XDG_CONFIG_HOME: await mkdtemp(path.join(tmpdir(), 'makerstep-config-')) };
});
afterEach(() => rm(environment.XDG_CONFIG_HOME ?? '', { recursive: true }));

describe('the saved login', () => {
  it('is readable by its owner only, also over a file that was not', async () => {
    const file = await keepAccess({ server, token }, environment);
    await chmod(file, 0o644);
    await keepAccess({ server, token }, environment);
    expect([
      (await stat(file)).mode & 0o777,
      (await stat(path.dirname(file))).mode & 0o777,
    ]).toEqual([0o600, 0o700]);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ server, token });
    expect(await findAccess(environment)).toEqual({ server, token });
  });

  it('is sent to its own server and to no other', async () => {
    await keepAccess({ server, token }, environment);
    await expect(
      findAccess({ ...environment, MAKERSTEP_URL: 'https://other.example' }),
    ).rejects.toThrow('There is no token for https://other.example.');
    const other = `mks_${'b'.repeat(43)}`;
    expect(
      await findAccess({
        ...environment,
        MAKERSTEP_URL: 'https://other.example/',
        MAKERSTEP_TOKEN: other,
      }),
    ).toEqual({ server: 'https://other.example', token: other });
    expect(await findAccess({ ...environment, MAKERSTEP_TOKEN: other })).toEqual({
      server,
      token: other,
    });
  });

  it('is deleted by a logout; when missing or damaged, the message says what to do', async () => {
    await keepAccess({ server, token }, environment);
    await forgetAccess(environment);
    await forgetAccess(environment);
    await expect(findAccess(environment)).rejects.toThrow(
      'You are not signed in. Sign in with: makerstep login',
    );
    await keepAccess({ server, token }, environment);
    await writeFile(configFile(environment), '{"token": ');
    await expect(findAccess(environment)).rejects.toThrow(/is damaged\. Sign in with/);
  });
});

describe('the input of a login', () => {
  it('is refused as a token when it does not look like one, and is not printed', () => {
    expect(checkedToken(` ${token}\n`)).toBe(token);
    const wrong = () => checkedToken('my secret password');
    expect(wrong).toThrow(/begin with mks_/);
    expect(wrong).not.toThrow(/my secret password/);
  });

  it('is a URL over https, or of this machine', () => {
    expect(
      [
        'https://guides.example/x?y',
        'http://localhost:3000/',
        'http://127.0.0.1:80',
        'http://[::1]:3000',
      ].map((text) => serverAddress(text, false)),
    ).toEqual([
      'https://guides.example',
      'http://localhost:3000',
      'http://127.0.0.1',
      'http://[::1]:3000',
    ]);
    expect(() => serverAddress('http://guides.example', false)).toThrow(/read by everybody/);
    expect(serverAddress('http://guides.example', true)).toBe('http://guides.example');
    for (const text of ['guides.example', 'ftp://guides.example', ''])
      expect(() => serverAddress(text, true)).toThrow(/no address/);
  });
});
