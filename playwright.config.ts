import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserPath } from './src/testing/browser-path';
import { FACEBOOK_APP } from './src/testing/stand-ins/facebook-stand-in';
import { GOOGLE_CLIENT } from './src/testing/stand-ins/google-stand-in';
import { resultsFile } from './src/testing/results-file';

const PORT = Number(process.env.E2E_PORT ?? 3210);
const START_TIMEOUT_MS = 10 * 60_000;
const baseURL = process.env.E2E_BASE_URL ?? `http://localhost:${PORT}`;
// Tests read mails there. With E2E_BASE_URL it has to be the folder of that product.
process.env.E2E_DATA_DIR ??= path.join(tmpdir(), `makerstep-e2e-${PORT}`);

const browser = browserPath();

/** Tests of a folder in e2e, run by `npx playwright test --project NAME`. */
const project = (name: string) => ({ name, testDir: `e2e/${name}` });

export default defineConfig({
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    // Other releases of a browser draw edges of letters a little differently.
    toHaveScreenshot: { maxDiffPixels: 200, stylePath: 'e2e/screens/baselines.css' },
  },
  snapshotPathTemplate: 'e2e/screens/baselines/{arg}{ext}',
  reporter: process.env.CI ? [['list'], ['json', { outputFile: resultsFile }]] : [['list']],
  projects: [
    // `npm test` runs these two, `npm run test:full` all of them. The audit takes one worker all
    // the time.
    project('audit'),
    project('journeys'),
    // Some of these measure, or count what is sent: one at a time.
    { ...project('more'), workers: 1 },
    { ...project('budgets'), workers: 1 },
    { ...project('docs'), workers: 1 },
    { ...project('html'), workers: 1 },
    // Firefox and WebKit, which these tests start themselves.
    { ...project('browsers'), workers: 1 },
    // All screens of a worker are of one world, which is made once.
    { ...project('screens'), workers: 1 },
  ],
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // It fetches guides beside the page; e2e/journeys/offline.spec.ts is about it and lets it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browser,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A microphone that is there and allowed, for voice commands.
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
      ],
    },
  },
  webServer: process.env.E2E_BASE_URL
    ? undefined
    : {
        command: 'node e2e/start-empty.mjs',
        url: `${baseURL}/readyz`,
        timeout: START_TIMEOUT_MS,
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
        // The defaults of a new installation, but for limits per client IP: all tests share one.
        env: {
          PORT: String(PORT),
          DATA_DIR: process.env.E2E_DATA_DIR,
          LOG_REQUESTS: 'none',
          // Builds /developers/design too.
          DEV_PAGES: '1',
          // Daily mails need not wait to collect more.
          DAILY_MAIL_DELAY: '0',
          // Address on which e2e/docs/developers.spec.ts listens.
          OUTSIDE_ALLOWED_HOSTS: `127.0.0.1:${PORT + 3}`,
          LIMIT_REGISTRATIONS: '1000',
          LIMIT_FEEDBACK: '1000',
          LIMIT_REPORTS: '1000',
          LIMIT_ANALYTICS: '1000',
          LIMIT_CONTACT: '1000',
          LIMIT_NOTICES: '1000',
          // e2e/journeys/providers.spec.ts starts the stand-ins.
          GOOGLE_CLIENT_ID: GOOGLE_CLIENT.clientId,
          GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.clientSecret,
          GOOGLE_ISSUER: `http://127.0.0.1:${PORT + 1}`,
          FACEBOOK_CLIENT_ID: FACEBOOK_APP.clientId,
          FACEBOOK_CLIENT_SECRET: FACEBOOK_APP.clientSecret,
          FACEBOOK_GRAPH_URL: `http://127.0.0.1:${PORT + 2}`,
          FACEBOOK_DIALOG_URL: `http://127.0.0.1:${PORT + 2}/dialog/oauth`,
        },
      },
});
