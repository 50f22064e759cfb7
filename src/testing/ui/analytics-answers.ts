import { beforeEach, vi } from 'vitest';
import type { AnalyticsList } from '@/features/analytics/schema';

export const UID = 'abcdefghjkmn';

export const days = [
  { day: '2026-11-01', views: 30, sessions: 20 },
  { day: '2026-11-02', views: 0, sessions: 0 },
  { day: '2026-11-03', views: 60, sessions: 60 },
];
export const visit = {
  id: 'v1',
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  device: 'computer',
  startTime: '',
  endTime: '',
  duration: 3_725_000,
  name: 'Rosa',
  email: 'rosa@example.org',
  lang: 'pt-BR',
  versionNumber: null as number | null,
  createdAt: '2026-11-03T10:00:00.000Z',
  steps: [
    { step: 1, stepId: 'a', time: 61_000 },
    { step: 2, stepId: 'gone', time: 2000 },
  ],
};
const nameOf = (value: string) => [{ lang: 'en', value }];
export const list = {
  results: [visit],
  totalResults: 31,
  views: 90,
  sessions: 80,
  finished: 50,
  days,
  languages: [
    { lang: 'pt-BR', sessions: 60 },
    { lang: 'en', sessions: 20 },
  ],
  devices: [{ device: 'computer', sessions: 80 }],
  average: {
    duration: 725_000,
    finished: 1_211_000,
    steps: [
      { stepId: 'a', time: 61_000 },
      { stepId: 'b', time: 5000 },
    ],
  },
  funnel: [
    { stepId: 'a', name: nameOf('Saw'), reached: 80, left: 3 },
    { stepId: 'b', name: nameOf('Glue the frame'), reached: 77, left: 23 },
    { stepId: 'c', name: nameOf('Paint'), reached: 54, left: 54 },
  ],
  versions: [],
} as unknown as AnalyticsList;
export const reports = [
  {
    stepId: 'b',
    step: { name: [{ lang: 'en', value: 'Glue the frame' }] },
    totalResults: 3,
    unread: 1,
    reports: [
      {
        id: 'r',
        stepId: 'b',
        subject: 'Which glue?',
        message: 'It does not say.',
        lang: 'en',
        status: 1,
        name: '',
        email: '',
        createdAt: '2026-11-03T10:00:00.000Z',
      },
    ],
  },
];

type Answer = unknown | ((address: URL) => unknown);
export const requests: URL[] = [];
export let answers: Record<string, Answer>;
/** Responses for the analytics pages, by the last segment of the path. */
export function answerFigures(): void {
  beforeEach(() => {
    requests.length = 0;
    answers = { analytics: list, reports };
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const url = new URL(address, 'http://x');
      requests.push(url);
      if (new Headers(init.headers).get('Accept') === 'text/csv')
        return new Response('csv', {
          headers: { 'Content-Disposition': 'attachment; filename="f.csv"' },
        });
      const match = answers[url.pathname.split('/').at(-1) ?? ''];
      const answer = typeof match === 'function' ? (match as (url: URL) => unknown)(url) : match;
      return answer === undefined
        ? Response.json({ error: { code: 'internal', message: 'no' } }, { status: 500 })
        : Response.json(answer);
    });
  });
}
