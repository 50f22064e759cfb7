import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { healthFinding, worstState } from '@/shared/site/health';
import { SMTPServer } from 'smtp-server';
import { examineAddress } from './address';
import { examineClock, readingOf } from './clock';
import { diskFinding, examineMachine, memoryFinding } from './machine';
import { examineMail } from './mail';
import { examineSettings } from './settings';
import { findingWords } from './words';

const MB = 1024 * 1024;
const codes = (findings: readonly { code: string }[]) => findings.map(({ code }) => code);
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

it('settings: an unencrypted bucket under an https address, as browsers refuse uploads', () => {
  const of = (publicUrl: string, endpoint: string) => {
    const s3 = { endpoint, bucket: 'b', region: 'r', accessKeyId: 'i', secretAccessKey: 's' };
    return codes(
      examineSettings(
        { publicUrl, port: 9, trustedProxies: 1, s3: { ...s3, isPathStyle: true } },
        {},
      ),
    );
  };
  expect(of('https://guides.example', 'http://storage:9000')).toEqual(['settingsPlainS3']);
  expect(of('https://guides.example', 'https://s3.example')).toEqual(['settingsGood']);
  expect(of('http://localhost:3000', 'http://127.0.0.1:9000')).toEqual(['settingsGood']);
});

it('settings: encryption, trusted proxies and misspelt names', () => {
  const of = (publicUrl: string, trustedProxies = 0, source = {}) =>
    examineSettings({ publicUrl, port: 3000, trustedProxies, s3: undefined }, source);
  expect(codes(of('http://localhost:3000'))).toEqual(['settingsGood']);
  expect(codes(of('https://guides.example', 1))).toEqual(['settingsGood']);
  expect(codes(of('https://guides.example'))).toEqual(['settingsNoProxy']);
  expect(codes(of('http://192.168.1.20:3000'))).toEqual(['settingsPlainHttp']);
  expect(codes(of('http://192.168.1.20:3000', 1))).toEqual(['settingsPlainHttp', 'settingsDirect']);
  expect(codes(of('http://localhost:3000', 2))).toEqual(['settingsDirect']);
  expect(codes(of('http://localhost:8080', 1))).toEqual(['settingsGood']);
  const [misspelt] = of('http://localhost', 0, { PUBLIC_UR: 'x' });
  expect(misspelt && findingWords(misspelt)).toBe(
    'PUBLIC_UR is not a setting. Did you mean PUBLIC_URL?',
  );
  expect(of('http://localhost', 0, { REDIS_URL: 'redis://cache:6379' })).toEqual([
    healthFinding('settingsRetired', { name: 'REDIS_URL' }),
  ]);
});

it('clocks: half a minute apart is a fault, in either direction', () => {
  const ahead = (aheadMs: number) =>
    readingOf('database', { fromMs: 990_000, toMs: 1_010_000, otherMs: 1_000_000 - aheadMs });
  expect(examineClock([])).toEqual([]);
  expect(codes(examineClock([ahead(30_000), ahead(-30_000)]))).toEqual(['clockGood']);
  expect(examineClock([ahead(1_000), ahead(-95_000)])).toEqual([
    healthFinding('clockWrong', { of: 'database', seconds: 95 }),
  ]);
});

it('disk and memory: little is a warning, what the start refuses a fault', async () => {
  expect([5_000, 900, 50].map((mb) => diskFinding(mb * MB, '/srv').state)).toEqual([
    'good',
    'warning',
    'fault',
  ]);
  expect([
    memoryFinding(300 * MB, 1024 * MB).code,
    memoryFinding(50 * MB, 1024 * MB).code,
    memoryFinding(undefined, 1024 * MB).code,
    memoryFinding(undefined, 512 * MB).code,
  ]).toEqual(['memoryGood', 'memoryLow', 'memoryLimit', 'memorySmall']);
  const machine = await examineMachine(`${process.cwd()}/not/there/yet`);
  expect(machine.map(({ check }) => check)).toEqual(['disk', 'memory']);
});

it('address: silence is a warning, an error a fault, and the clock there is read', async () => {
  const server = createServer((req, res) => {
    res.statusCode = req.url === '/readyz' ? 200 : 502;
    res.setHeader('Date', new Date(0).toUTCString()).end('ok');
  }).listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const examined = (publicUrl: string) => examineAddress({ publicUrl, trustedProxies: 0 });
  const good = await examined(url);
  expect(codes(good.findings)).toEqual(['addressGood']);
  expect(good.clock && codes(examineClock([good.clock]))).toEqual(['clockWrong']);
  expect((await examined(`${url}/sub`)).findings).toEqual([
    healthFinding('addressWrong', { url: `${url}/sub`, status: 502 }),
  ]);
  expect(await examined('http://127.0.0.1:1')).toEqual({
    findings: [healthFinding('addressSilent', { url: 'http://127.0.0.1:1' })],
  });
});

it.each([
  ['Server', 'nginx/1.22'],
  ['Via', '1.1 Caddy'],
])('address: a proxy that shows itself by %s has to be trusted', async (header, proxy) => {
  const server = createServer((_, res) => res.setHeader(header, proxy).end('ok'));
  closing.push(() => server.close());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [found] = (await examineAddress({ publicUrl, trustedProxies: 0 })).findings;
  expect(found).toEqual(healthFinding('addressProxied', { url: publicUrl, proxy }));
  const trusted = await examineAddress({ publicUrl, trustedProxies: 1 });
  expect(codes(trusted.findings)).toEqual(['addressGood']);
});

it('mail: a server that lets the site in, one that does not, and none', async () => {
  const server = new SMTPServer({
    hideSTARTTLS: true,
    onAuth: ({ password }, _session, done) =>
      done(password === 'right' ? null : new Error('no'), { user: 'site' }),
  });
  closing.push(() => server.close());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const examined = async (smtpUrl: string | undefined, from = 'site@guides.example') =>
    examineMail({ smtpUrl, from, contact: undefined, dailyDelayMs: 0 });
  const signedIn = (password: string) => `smtp://site:${password}@127.0.0.1:${port}`;
  expect(codes(await examined(undefined))).toEqual(['mailFiles']);
  expect(codes(await examined(signedIn('right')))).toEqual(['mailGood']);
  expect(codes(await examined(signedIn('right'), 'makerstep@localhost'))).toEqual(['mailSender']);
  expect(await examined(signedIn('wrong'))).toEqual([
    healthFinding('mailRefused', { reason: 'EAUTH' }),
  ]);
  expect(codes(await examined('smtp://127.0.0.1:1'))).toEqual(['mailRefused']);
});

it('the worst finding is the state of all', () => {
  const [good, warning, fault] = (['diskGood', 'diskLow', 'diskFull'] as const).map((code) =>
    healthFinding(code),
  );
  expect(worstState([])).toBe('good');
  expect(worstState([warning, good].filter((each) => each !== undefined))).toBe('warning');
  expect(worstState([good, fault, warning].filter((each) => each !== undefined))).toBe('fault');
});
