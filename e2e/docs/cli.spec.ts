import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newPerson, type Api } from '../support/api';
import { expect, test } from '../support/fixtures';

type Ended = { code: number | null; out: string; err: string };

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'makerstep-cli-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

/** Runs a command line in a shell with its own home folder. */
function shell(line: string, environment: Record<string, string> = {}, input = ''): Promise<Ended> {
  const { MAKERSTEP_TOKEN: _token, MAKERSTEP_URL: _url, ...inherited } = process.env;
  const child = spawn('sh', ['-c', line], {
    env: { ...inherited, XDG_CONFIG_HOME: folder, ...environment },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => {
    out += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    err += text.toString();
  });
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}
const makerstep = (args: string, environment?: Record<string, string>, input?: string) =>
  shell(`node scripts/makerstep.mjs ${args}`, environment, input);

async function person(api: Api, scopes: string[]) {
  const who = newPerson('Nara Lima');
  await api.signUp(who);
  const { token, id } = await api.call<{ token: string; id: string }>('POST', '/dashboard/tokens', {
    name: 'cli',
    scopes,
    expiresInDays: 7,
    currentPassword: who.password,
  });
  return { who, token, id };
}
const text = (value: string) => [{ lang: 'en', value }];
const guide = (name: string) => ({
  name,
  averageTime: '00:10',
  type: 1,
  languages: ['en'],
  steps: [
    { type: 1, name: text('Cut'), description: text('Cut it.') },
    { type: 1, name: text('Glue'), description: text('Glue it.') },
  ],
  questions: [{ question: text('How long?'), answer: text('Ten minutes.') }],
});

test('the commands of the README do what it says', async ({ api, baseURL }) => {
  const server = baseURL ?? '';
  test.setTimeout(180_000);
  const { token } = await person(api, ['write', 'publish']);
  await writeFile(path.join(folder, 'token.txt'), `${token}\n`);
  await writeFile(path.join(folder, 'chair.json'), JSON.stringify(guide('Mend a chair')));
  const [, block = ''] =
    /## From the command line.*?```bash\n(.*?)```/s.exec(await readFile('README.md', 'utf8')) ?? [];
  const lines = block
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, ''));
  expect(lines.map((line) => line.split(' ')[2])).toEqual([
    'login',
    'create',
    'list',
    'publish',
    'export',
    'import',
  ]);
  let id = '';
  for (const line of lines) {
    const run = line
      .replace('http://localhost:3000', server)
      .replace(/\bID\b/, id)
      .replace(/[\w-]+\.(txt|json|zip)/g, (file) => path.join(folder, file));
    const { code, out, err } = await shell(run);
    expect([code, `${out}${err}`.includes(token)], `${line}\n${out}${err}`).toEqual([0, false]);
    id ||= /^(\w{12})\tmade/.exec(out)?.[1] ?? '';
  }
  expect((await makerstep('list')).out).toContain(`${id}\tpublished\tMend a chair\n`);
  expect((await stat(path.join(folder, 'makerstep', 'config.json'))).mode & 0o777).toBe(0o600);
  expect((await readFile(path.join(folder, 'guides.zip'))).subarray(0, 2).toString()).toBe('PK');
});

test('one command imports a hundred guides: it reports refused ones and imports the rest', async ({
  api,
  baseURL,
}) => {
  const server = baseURL ?? '';
  test.setTimeout(180_000);
  const { token } = await person(api, ['write', 'publish']);
  const environment = { MAKERSTEP_URL: server, MAKERSTEP_TOKEN: token };
  const many = [
    ...Array.from({ length: 59 }, (_, n) => ({ ...guide(`Guide ${n}`), questions: [] })),
    { ...guide('Nameless'), name: '' },
    { ...guide('Broken step'), steps: [{ type: 7 }] },
  ];
  const file = path.join(folder, 'many.json');
  await writeFile(file, JSON.stringify(many));
  const made = await makerstep(`create ${file} --json`, environment);
  const { results, refused } = JSON.parse(made.out) as {
    results: {
      id: string;
      ok: boolean;
      projectUid?: string;
      error?: { code: string; message: string };
    }[];
    refused: number;
  };
  expect([made.code, results.length, refused]).toEqual([1, 61, 2]);
  expect(results[59]?.error).toMatchObject({
    code: 'validation_failed',
    message: expect.stringContaining('name: Please enter name'),
  });
  expect(results[60]?.error?.message).toMatch(/^steps\[0\].*Nothing of it was kept\.$/);
  expect(made.err).toContain('many.json[59]: Some fields need your attention.');

  const listed = await makerstep('list', environment);
  expect([listed.code, listed.out.trim().split('\n').length]).toEqual([0, 59]);
  const published = await makerstep('publish - 22222222222z', environment, listed.out);
  expect([
    published.code,
    published.err.includes('22222222222z: This does not exist, or is not yours.'),
  ]).toEqual([1, true]);
  expect(published.out).toContain('59 published, 1 refused.');
  const uids = results.flatMap(({ projectUid }) => projectUid ?? []).slice(0, 2);
  expect((await makerstep(`unpublish ${uids.join(' ')}`, environment)).out).toContain(
    '2 unpublished, 0 refused.',
  );
  expect(
    (await makerstep('list --status unpublished', environment)).out.trim().split('\n'),
  ).toHaveLength(2);

  const exported = await makerstep(
    `export ${uids.join(' ')} -o ${path.join(folder, 'out')}`,
    environment,
  );
  expect([exported.code, (await readdir(path.join(folder, 'out'))).length]).toEqual([0, 2]);
  const again = await makerstep(
    `export ${uids.join(' ')} -o ${path.join(folder, 'out')}`,
    environment,
  );
  expect([again.code, again.err.match(/is there already/g)?.length]).toEqual([1, 2]);
});

test('failures have clear messages without a token in them', async ({ api, baseURL }) => {
  const server = baseURL ?? '';
  test.setTimeout(120_000);
  const { token, id } = await person(api, ['read']);
  const environment = { MAKERSTEP_URL: server, MAKERSTEP_TOKEN: token };
  const file = path.join(folder, 'chair.json');
  await writeFile(file, JSON.stringify(guide('Mend a chair')));
  const refusals: [string, Record<string, string>, RegExp][] = [
    [`create ${file}`, environment, /it lacks the scope “write”/],
    [
      'publish 22222222222z 33333333333z',
      environment,
      /lacks the scope “publish”.*0 published, 1 refused, 1 not tried/s,
    ],
    ['list', {}, /You are not signed in\. Sign in with: makerstep login/],
    [
      'list',
      { ...environment, MAKERSTEP_URL: 'http://127.0.0.1:9' },
      /cannot be reached .*Check the address/,
    ],
    ['list', { ...environment, MAKERSTEP_TOKEN: 'a password' }, /This is no access token/],
    ['dance', environment, /There is no command dance\..*makerstep help/],
    ['list --force', environment, /list does not take --force/],
    ['export --all', environment, /Where to\? Add -o/],
    [`create ${path.join(folder, 'absent.json')}`, environment, /absent\.json cannot be read/],
  ];
  for (const [args, given, words] of refusals) {
    const { code, out, err } = await makerstep(args, given);
    expect([code, `${err}${out}`], args).toEqual([1, expect.stringMatching(words)]);
    expect(`${out}${err}`).not.toMatch(/mks_\w{10}|at .*\.ts:\d/);
  }
  const wrong = await makerstep(`login --server ${server}`, {}, `mks_${'x'.repeat(43)}`);
  expect([wrong.code, wrong.err]).toEqual([
    1,
    expect.stringMatching(/unknown, expired or revoked.*Nothing was kept\./),
  ]);
  expect(await readdir(folder)).toEqual(['chair.json']);
  await api.call('DELETE', `/dashboard/tokens/${id}`);
  expect(JSON.parse((await makerstep('list --json', environment)).out)).toMatchObject({
    error: { code: 'token_refused' },
  });
});
