import { creatorStats, guideStats, NOW } from './stats';
import type { Stage } from './screen';

/**
 * The time at which creators open their statistics. Not by `page.clock`: its Date has no getters of
 * its own, which dates of another time zone look for.
 */
export const atNow = ({ page }: Stage) =>
  page.addInitScript((nowMs) => {
    window.Date = new Proxy(Date, {
      construct: (target, values, made) =>
        Reflect.construct(target, values.length === 0 ? [nowMs] : values, made) as Date,
    });
    Date.now = () => nowMs;
  }, NOW.getTime());

/** Returns statistics of a fixed time: charts have days, and the fixtures are created today. */
export async function withFixedStats(stage: Stage): Promise<void> {
  const { page, fixtures } = stage;
  await atNow(stage);
  await page.route(/\/v1\/dashboard\/analytics\?/, (route) =>
    route.fulfill({ json: creatorStats(fixtures) }),
  );
  await page.route(new RegExp(`/v1/dashboard/projects/${fixtures.guide}/analytics\\?`), (route) =>
    route.fulfill({ json: guideStats(fixtures) }),
  );
  await withMessages(stage);
}

/** Readers' feedback with dates long ago. */
export async function withMessages(stage: Stage): Promise<void> {
  await atNow(stage);
  await stage.page.route(
    /\/v1\/dashboard\/projects\/[^/]+\/(feedback|reports)\?/,
    async (route) => {
      const url = new URL(route.request().url());
      for (const name of ['startDate', 'endDate']) url.searchParams.delete(name);
      const answer = await route.fetch({ url: url.href });
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(
          /"createdAt":"[^"]*"/g,
          '"createdAt":"2026-03-12T06:40:00.000Z"',
        ),
      });
    },
  );
}

/** The webhook's deliveries with dates long ago. */
export async function withWebhookLog(stage: Stage): Promise<void> {
  await atNow(stage);
  const [first, second] = ['2026-03-12T06:40:00.000Z', '2026-03-12T06:40:05.000Z'];
  await stage.page.route(/\/v1\/dashboard\/webhooks\/[^/]+\/deliveries/, (route) =>
    route.fulfill({
      json: {
        totalResults: 2,
        results: [
          {
            id: '1',
            event: 'project.published',
            status: 'delivered',
            createdAt: first,
            nextAttemptAt: null,
            payload: {
              type: 'project.published',
              timestamp: first,
              data: { projectUid: '2abc3def4gh5' },
            },
            attempts: [
              {
                startedAt: first,
                duration: 15_000,
                httpStatus: null,
                problem: 'timeout',
                answer: '',
              },
              { startedAt: second, duration: 180, httpStatus: 200, problem: null, answer: 'OK' },
            ],
          },
          {
            id: '2',
            event: 'report.received',
            status: 'failed',
            createdAt: first,
            nextAttemptAt: null,
            payload: { type: 'report.received', timestamp: first },
            attempts: [],
          },
        ],
      },
    }),
  );
}
