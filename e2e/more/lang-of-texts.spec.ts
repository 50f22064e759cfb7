import { type Page } from '@playwright/test';
import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { signInWithApi } from '../support/page-actions';

/** In every text of the guide and in none of the interface. */
const MARK = 'Ziguezá';
const pt = (value: string) => [{ lang: 'pt-BR', value: `${MARK} ${value}` }];

/**
 * Texts of the guide that a screen reader would speak with a wrong voice: those without lang="pt".
 * `count` is of all visible ones.
 */
async function textsWithoutLang(page: Page): Promise<{ count: number; wrong: string[] }> {
  return page.evaluate((mark) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wrong: string[] = [];
    let count = 0;
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      const owner = walker.currentNode.parentElement;
      if (
        !text.includes(mark) ||
        !owner ||
        owner.closest('script, style, [aria-hidden=true]') ||
        !owner.checkVisibility()
      )
        continue;
      count += 1;
      if (owner.closest('[lang]')?.getAttribute('lang') !== 'pt-BR')
        wrong.push(`${owner.tagName.toLowerCase()}: ${text.trim().slice(0, 60)}`);
    }
    return { count, wrong };
  }, MARK);
}

test('texts of a guide have a lang attribute where the interface has another language', async ({
  api,
  page,
}) => {
  const person = newPerson();
  const creator = await api.signUp(person);
  const { projectUid: uid } = await api.call<{ projectUid: string }>(
    'POST',
    '/dashboard/projects',
    {
      name: `${MARK} nome`,
      description: `${MARK} descrição`,
      type: 1,
      averageTime: '00:20',
      languages: ['pt-BR'],
      category: `${MARK} categoria`,
      tags: [`${MARK} etiqueta`],
      tools: [`${MARK} martelo`],
      parts: [`${MARK} prego`],
    },
  );
  const at = `/dashboard/projects/${uid}`;
  await api.call('POST', `${at}/steps`, { type: 2, name: pt('capítulo') });
  for (const step of [1, 2])
    await api.call('POST', `${at}/steps`, {
      type: 1,
      name: pt(`passo ${step}`),
      description: pt(`o que fazer ${step}`),
    });
  await api.call('POST', `${at}/faq`, { question: pt('pergunta'), answer: pt('resposta') });
  await api.call('PATCH', `${at}/publish`);
  await signInWithApi(page, person, '/offline');
  for (const path of [
    `/p/${uid}`,
    `/p/${uid}/s/1`,
    `/p/${uid}/s/2`,
    `/p/${uid}/embed`,
    `/c/${creator}`,
    '/dashboard/projects',
    `/dashboard/projects/${uid}#steps`,
    `/dashboard/projects/${uid}#faq`,
  ]) {
    await page.goto('/offline');
    await page.goto(path);
    await expect
      .poll(async () => (await textsWithoutLang(page)).count, `texts of the guide on ${path}`)
      .toBeGreaterThan(0);
    expect((await textsWithoutLang(page)).wrong, path).toEqual([]);
  }
});

test('the language links of a guide switch it, also to one without an interface, and the viewer follows', async ({
  api,
  page,
}) => {
  await api.signUp(newPerson());
  const { projectUid: uid } = await api.call<{ projectUid: string }>(
    'POST',
    '/dashboard/projects',
    { name: 'A lamp', type: 1, averageTime: '00:20', languages: ['en', 'pt-BR', 'de'] },
  );
  const at = `/dashboard/projects/${uid}`;
  const inAll = (en: string, pt: string, de: string) => [
    { lang: 'en', value: en },
    { lang: 'pt-BR', value: pt },
    { lang: 'de', value: de },
  ];
  await api.call('POST', `${at}/steps`, {
    type: 1,
    name: inAll('Saw', 'Serrar', 'Sägen'),
    description: inAll('Cut it.', 'Corte.', 'Schneide es zu.'),
  });
  await api.call('PATCH', `${at}/publish`);
  await page.goto(`/p/${uid}`);
  const chip = (name: string) => page.getByRole('link', { name, exact: true });

  await chip('Deutsch').click();
  await expect(page.getByText('Schneide es zu.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/p/${uid}\\?lang=de$`));
  await expect(chip('Deutsch')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('link[type="application/json+oembed"]')).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`/p/${uid}?lang=de`)),
  );
  await expect(page.getByRole('heading', { name: 'All steps' })).toBeVisible();
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/p/${uid}/s/1$`));
  await expect(page.getByRole('heading', { name: 'Sägen' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('listitem').filter({ hasText: 'Schneide es zu.' })).toBeVisible();

  await chip('Português (Brasil)').click();
  await expect(page.getByRole('heading', { name: 'Todos os passos' })).toBeVisible();
  await expect(page.getByText('Corte.')).toBeVisible();
});
