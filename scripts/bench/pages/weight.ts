import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserPath } from '../../../src/testing/browser-path';

const PORT = 9333;
const RUNS = 5;
const PHONE = { width: 412, height: 823 };

/** How heavy a page is, and how fast Lighthouse's simulated phone shows it. */
export interface Weight {
  /** compressed by brotli */
  htmlBytes: number;
  /** of all scripts, each compressed by brotli */
  scriptBytes: number;
  /** 0 to 100; this and what follows are medians */
  performance: number;
  largestPaintMs: number;
  blockingMs: number;
}

/** Weighs pages one after the other, so that each has the machine to itself. */
export async function weigh(addresses: readonly string[]): Promise<Weight[]> {
  const executablePath = browserPath();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${PORT}`],
  });
  try {
    const weights: Weight[] = [];
    for (const address of addresses) {
      const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' });
      const scripts: Promise<Buffer>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.body());
      });
      const html = await (await page.goto(address, { waitUntil: 'networkidle' }))?.body();
      const scriptBytes = sum((await Promise.all(scripts)).map(bytesOf));
      await page.close();
      weights.push({
        htmlBytes: bytesOf(html ?? Buffer.alloc(0)),
        scriptBytes,
        ...(await judge(address)),
      });
    }
    return weights;
  } finally {
    await browser.close();
  }
}

async function judge(address: string) {
  const runs: { performance: number; largestPaintMs: number; blockingMs: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(address, {
      port: PORT,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance'],
    });
    if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
    const { audits, categories } = result.lhr;
    runs.push({
      performance: (categories.performance?.score ?? 0) * 100,
      largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? NaN,
      blockingMs: audits['total-blocking-time']?.numericValue ?? NaN,
    });
  }
  const median = (key: keyof (typeof runs)[number]) =>
    runs.map((run) => run[key]).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? NaN;
  return {
    performance: median('performance'),
    largestPaintMs: median('largestPaintMs'),
    blockingMs: median('blockingMs'),
  };
}

const bytesOf = (body: Buffer) => brotliCompressSync(body).length;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
