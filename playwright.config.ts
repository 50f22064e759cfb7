import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { FACEBOOK_APP } from './src/testing/facebook-stand-in';
import { GOOGLE_CLIENT } from './src/testing/google-stand-in';

const PORT = Number(process.env.E2E_PORT ?? 3210);
const START_TIMEOUT_MS = 10 * 60_000;
const baseURL = process.env.E2E_BASE_URL ?? `http://localhost:${PORT}`;

export default defineConfig({
  testDir: 'e2e',
  // Those in e2e/faults start products of their own, by another runner.
  testMatch: '**/*.spec.ts',
  forbidOnly: true,
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    // Other releases of a browser draw edges of letters a little differently.
    toHaveScreenshot: { maxDiffPixels: 200, stylePath: 'e2e/screens/baselines.css' },
  },
  snapshotPathTemplate: 'e2e/screens/baselines/{arg}{ext}',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    // It fetches guides beside the page; e2e/offline.spec.ts is about it and lets it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
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
  // The product as a person starts it, with a database and files of its own.
  webServer: process.env.E2E_BASE_URL
    ? undefined
    : {
        command: 'npm start',
        url: `${baseURL}/readyz`,
        timeout: START_TIMEOUT_MS,
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
        env: {
          PORT: String(PORT),
          // Addresses, limits and secrets are the defaults of a fresh installation, but for what a single visitor may send: all tests come from one address.
          // What is said of each request would bury what the tests say.
          LOG_REQUESTS: 'none',
          // Nobody waits for daily mails to collect more.
          DAILY_MAIL_DELAY: '0',
          // Where e2e/webhooks.spec.ts listens.
          OUTSIDE_ALLOWED_HOSTS: `127.0.0.1:${PORT + 3}`,
          LIMIT_REGISTRATIONS: '1000',
          LIMIT_FEEDBACK: '1000',
          LIMIT_REPORTS: '1000',
          LIMIT_ANALYTICS: '1000',
          LIMIT_CONTACT: '1000',
          DATA_DIR: process.env.E2E_DATA_DIR ?? path.join(tmpdir(), 'makerstep-e2e'),
          // The stand-ins are started by the test that needs them: e2e/providers.spec.ts.
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
