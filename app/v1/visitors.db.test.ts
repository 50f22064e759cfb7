import { expect, it } from 'vitest';
import { guideReportInput } from '@/features/site/guide-reports/schema';
import { sendGuideReport } from '@/features/site/server/guide-reports/service';
import { openPreview } from '@/features/projects/server/preview/service';
import { isRemembered } from '@/server/rate-limit';
import { visitorKey } from '@/server/http/requests/visitor-key';
import { call } from '@/testing/api';
import { buildCreator, buildPublished } from '@/testing/database/factories';
import { testVisitor } from '@/testing/visitor';
import { allCalls } from './_testing/all-calls';
import { bodiesFor } from './_testing/good-bodies';
import { POST as login } from './auth/login/route';
import { POST as view } from './projects/[id]/view/route';

const NETWORK = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '[2001:db8:1:2::3%eth0]:443'] as const;
const ELSEWHERE = '2001:db8:1:3::1';
const [IPV4, MAPPED] = ['198.51.100.7', '::ffff:198.51.100.7'] as const;

// security: Visitors
it('each limit of a public call counts an IPv6 network as one visitor', async () => {
  const { project } = await buildPublished();
  const bodies = bodiesFor(project);
  const limited: string[] = [];
  for (const { method, address, handler } of await allCalls()) {
    if (/^(?:dashboard|site)\//.test(address)) continue;
    const left = async (from: string) => {
      const { headers } = await call(handler, {
        method,
        address: from,
        params: { id: project.id, stepId: project.id, provider: 'google' },
        ...(method === 'GET' ? {} : { body: bodies[`${method} ${address}`] ?? {} }),
      });
      return Number(/;r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1] ?? Number.NaN);
    };
    const [first, ...others] = [
      await left(NETWORK[0]),
      await left(NETWORK[1]),
      await left(ELSEWHERE),
      await left(IPV4),
      await left(MAPPED),
    ];
    if (Number.isNaN(first)) continue;
    limited.push(address);
    expect(others, address).toEqual([first - 1, first, first, first - 1]);
  }
  expect(limited).toEqual(
    expect.arrayContaining([
      'auth/forgot-password',
      'auth/login',
      'auth/register',
      'auth/reset-password',
      'contact',
      'projects/[id]/analytics',
      'projects/[id]/feedback',
      'projects/[id]/notices',
      'projects/[id]/steps/[stepId]/report',
      'projects/[id]/view',
    ]),
  );
});

// security: Visitors
it('a view counts once for an IPv6 network, and once for both spellings of an IPv4 address', async () => {
  const { project } = await buildPublished();
  for (const address of [...NETWORK, IPV4, MAPPED])
    await call(view, { method: 'POST', params: { id: project.id }, address });
  expect(
    (await call(view, { method: 'POST', params: { id: project.id }, address: ELSEWHERE })).body,
  ).toEqual({ views: 3 });
});

// security: Visitors
it('a visitor with an IPv6 network sends one notice about a guide', async () => {
  const { project } = await buildPublished();
  const input = guideReportInput.parse({ reason: 'copied' });
  await sendGuideReport(project.projectUid, input, testVisitor(NETWORK[0]));
  await expect(
    sendGuideReport(project.projectUid, input, testVisitor(NETWORK[1])),
  ).rejects.toMatchObject({ code: 'notice_open' });
  await sendGuideReport(project.projectUid, input, testVisitor(ELSEWHERE));
});

// security: Visitors
it('a sign-in makes the whole network of its owner known', async () => {
  const password = 'correct horse battery';
  await buildCreator({ email: 'ana@makerstep.example', password });
  const body = { email: 'ana@makerstep.example', password };
  expect((await call(login, { body, address: NETWORK[0] })).status).toBe(200);
  const known = (address: string) =>
    isRemembered({ name: 'login-known', visitor: visitorKey(address), by: body.email });
  expect([await known(NETWORK[1]), await known(ELSEWHERE)]).toEqual([true, false]);
});

// security: Visitors
it('a client IP itself is no key of a limit', () => {
  const { address } = testVisitor();
  // @ts-expect-error limits take the key of a visitor
  void (() => openPreview('', address));
  // @ts-expect-error nor does a client IP count as another thing
  void (() => isRemembered({ name: 'limit', by: address }));
  // @ts-expect-error nor any text as a visitor
  void (() => isRemembered({ name: 'limit', visitor: '192.0.2.1' }));
});
