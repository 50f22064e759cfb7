import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** Opens a page of another site with this HTML, which is there for as long as `look` takes. */
export async function onOtherSite(
  page: Page,
  html: string,
  look: () => Promise<void>,
): Promise<void> {
  const site = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  try {
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    await look();
  } finally {
    site.close();
  }
}
