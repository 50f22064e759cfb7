import { expect, it } from 'vitest';
import { newDataDir, startProduct } from './product';

it('one build serves installations at any address, with their own settings', async () => {
  const { dataDir, leave } = await newDataDir();
  const product = await startProduct({
    dataDir,
    env: {
      PUBLIC_URL: 'https://guides.example',
      SHOW_PLANS: '0',
      SOCIAL_LINKS: 'https://social.example/@makers',
      LOG_REQUESTS: 'none',
    },
  });
  try {
    for (const page of ['/', '/about', '/privacy-policy', '/explore', '/about?lang=pt-BR']) {
      const { status, body } = await product.ask<string>('GET', page);
      expect(status, page).toBe(200);
      expect(body, page).toContain('<link rel="canonical" href="https://guides.example');
      expect(body, page).not.toContain('http://localhost');
      expect(body, page).toContain('https://social.example/@makers');
      expect(body, page).not.toContain('href="/pricing"');
    }
  } finally {
    await product.stop();
    await leave();
  }
}, 120_000);
