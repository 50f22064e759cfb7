import type { Browser, Page } from '@playwright/test';
import { type Api, newPerson, type Person } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

/** A person in a browser of their own, with a role in the workshop. */
async function join(
  { api, browser, owner }: { api: Api; browser: Browser; owner: Person },
  name: string,
  role: { role: string; languages?: string[] },
  path: string,
): Promise<Page> {
  await api.signIn(owner);
  const { link } = await api.call<{ link: string }>('POST', '/dashboard/people/invitations', role);
  const person = newPerson(name);
  await api.signUp(person);
  const invitation = new URL(link).pathname.split('/').at(-1);
  await api.call('POST', '/dashboard/memberships', { invitation });
  const page = await (await browser.newContext()).newPage();
  await signInWithApi(page, person, path);
  return page;
}

test('an author, a translator and a reviewer take a guide from its draft to an approved version', async ({
  api,
  page: author,
  browser,
}) => {
  test.setTimeout(120_000);
  const owner = newPerson('Ana Author');
  const workshop = await api.signUp(owner);
  const uid = await api.publishedProject({ name: 'Mend a chair', steps: 2 });
  await api.call('PATCH', '/dashboard/people', { needsSecondPerson: true });
  const first = { api, browser, owner };
  const guides = `/dashboard/projects?workshop=${workshop}`;
  const translator = await join(
    first,
    'Tomás Translator',
    { role: 'translator', languages: ['pt-BR'] },
    guides,
  );
  const reviewer = await join(first, 'Rita Reviewer', { role: 'reviewer' }, guides);
  await api.signIn(owner);
  const guide = await api.call<{ steps: { id: string; name: { value: string }[] }[] }>(
    'GET',
    `/dashboard/projects/${uid}`,
  );
  const step = guide.steps.find(({ name }) => name[0]?.value === 'Step name 1')?.id;

  // The author writes; nothing of it is published, whatever the page offers.
  await signInWithApi(author, owner, `/dashboard/projects/${uid}/step/${step}#steps`);
  const panel = author.getByRole('complementary');
  const nameField = panel.getByLabel(/^Name/);
  const saved = panel.getByRole('status').filter({ hasText: /Saved · / });
  await hydrated(nameField);
  await nameField.fill('Glue the joint');
  await expect(saved).toBeVisible();

  // The translator has the bench alone, and writes to the draft.
  await translator.getByRole('link', { name: 'Mend a chair' }).first().click();
  await hydrated(translator.getByRole('button', { name: /Try it/ }));
  await expect(translator.getByRole('tab')).toHaveCount(0);
  await expect(translator.getByRole('button', { name: /Publish/ })).toHaveCount(0);
  const bench = translator.getByRole('region', { name: 'Translation bench' });
  await bench.getByRole('form').getByRole('textbox').fill('Conserte uma cadeira');
  await translator.keyboard.press('Control+Enter');
  await expect(bench.getByText('Unsaved')).toHaveCount(0);

  // Publishing names who can approve, and leads to the request.
  await author.reload();
  await hydrated(author.getByRole('button', { name: /^Publish changes/ }));
  await author.getByRole('button', { name: /^Publish changes/ }).click();
  const needed = author.getByRole('dialog');
  await expect(needed).toContainText('Rita Reviewer can approve it.');
  await needed.getByRole('button', { name: 'Ask for a review' }).click();
  await author.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(author.getByText('Waiting for a second person').first()).toBeVisible();

  // The reviewer finds it in their list, and the draft changes under their eyes.
  await reviewer.reload();
  await expect(reviewer.getByText('Review requested')).toBeVisible();
  await reviewer.getByRole('link', { name: 'Mend a chair' }).first().click();
  await expect(reviewer).toHaveURL(new RegExp(`/dashboard/review/${uid}`));
  const draft = reviewer.getByRole('main');
  await expect(draft.getByText('Glue the joint').first()).toBeVisible();
  await nameField.fill('Glue the loose joint');
  await expect(saved).toBeVisible();
  await expect(author.getByText(/1 change|changes/).first()).toBeVisible();
  await draft.getByRole('button', { name: 'Approve' }).click();
  await expect(draft.getByText(/The draft has changed since you opened it/)).toBeVisible();
  await expect(draft.getByText('Glue the loose joint').first()).toBeVisible();

  // A comment and a request for changes reach the author.
  const item = draft.getByRole('listitem').filter({ hasText: 'Glue the loose joint' }).last();
  await item.getByRole('button', { name: /Comments/ }).click();
  await item.getByLabel('New comment').fill('Which glue?');
  await item.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(item.getByText('Which glue?')).toBeVisible();
  await draft.getByRole('button', { name: 'Please change' }).click();
  const ask = reviewer.getByRole('dialog', { name: 'What should change?' });
  await ask.getByLabel('Your note').fill('Name the glue.');
  await ask.getByRole('button', { name: 'Send' }).click();
  await expect(draft.getByText('Changes requested by Rita Reviewer').first()).toBeVisible();
  await author.reload();
  await expect(author.getByText('Changes requested by Rita Reviewer').first()).toBeVisible();
  await hydrated(nameField);
  await expect(panel.getByText('Which glue?')).toBeVisible();
  await nameField.fill('Glue the joint with wood glue');
  await expect(saved).toBeVisible();

  // Approved exactly as it is, published, and named in the version and on paper.
  await reviewer.reload();
  await expect(draft.getByText('Glue the joint with wood glue').first()).toBeVisible();
  await draft.getByRole('button', { name: 'Approve' }).click();
  await expect(draft.getByText('Approved by Rita Reviewer').first()).toBeVisible();
  await author.reload();
  await hydrated(author.getByRole('button', { name: /^Publish changes/ }));
  await author.getByRole('button', { name: /^Publish changes/ }).click();
  await author
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(author.getByText(/Everything is published|Published/).first()).toBeVisible();
  await api.signIn(owner);
  const { results } = await api.call<{ results: object[] }>(
    'GET',
    `/dashboard/projects/${uid}/versions`,
  );
  expect(results[0]).toMatchObject({ publishedBy: 'Ana Author', approvedBy: 'Rita Reviewer' });
  await reviewer.goto(`/p/${uid}`);
  await expect(reviewer.getByText('Glue the joint with wood glue').first()).toBeVisible();
  await expect(reviewer.getByText('Which glue?')).toHaveCount(0);
  await reviewer.emulateMedia({ media: 'print' });
  await expect(reviewer.getByText(/Approved by Rita Reviewer/)).toBeVisible();
  for (const page of [translator, reviewer]) await page.context().close();
});
