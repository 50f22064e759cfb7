import { notationNamed } from '../../src/shared/page-notation';
import { newPerson } from '../api';
import { expect, test } from '../fixtures';
import { awake } from '../hands';

const HOSTILE = '$L1 "&<\'></script><script>alert(1)</script><!-- é漢🔧 $& \\u0041 \\';

test('React takes a page over without a complaint, whatever is in its texts', async ({
  api,
  page,
}) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: HOSTILE });
  await api.call('PATCH', `/dashboard/projects/${uid}`, { description: HOSTILE });
  await page.goto(`/p/${uid}`);
  await page.mouse.move(50, 50);
  await awake(page.getByRole('button', { name: 'Save for offline' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE);
  await expect(page.getByRole('link', { name: 'Start' })).toHaveText(`Start: ${HOSTILE}`);
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL(new RegExp(`/p/${uid}/s/1$`));
});

test('what a stored page is taken over by goes with it when it is unpublished', async ({
  api,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Soon gone' });
  const address = notationNamed(await (await visitor.get(`/p/${uid}`)).text()) ?? '';
  expect(await (await visitor.get(address)).text()).toContain('Soon gone');
  await api.call('PATCH', `/dashboard/projects/${uid}`, { name: 'Named anew' });
  // Of an older page there is the newest one’s.
  expect(await (await visitor.get(address)).text()).toContain('Named anew');
  await api.call('PATCH', `/dashboard/projects/${uid}/unpublish`);
  const gone = await visitor.get(address);
  expect([gone.status(), (await gone.text()).includes('Named anew')]).toEqual([404, false]);
  await visitor.dispose();
});
