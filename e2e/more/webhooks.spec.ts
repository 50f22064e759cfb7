import { Webhook } from 'standardwebhooks';
import {
  startExternalServer,
  type ExternalServer,
} from '../../src/testing/stand-ins/external-server';
import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

const PORT = Number(process.env.E2E_PORT ?? 3210) + 3;

let receiver: ExternalServer;
let status = 204;
test.beforeEach(async () => {
  status = 204;
  receiver = await startExternalServer(
    (response) => response.writeHead(status).end(status === 204 ? undefined : 'Come back later.'),
    PORT,
  );
});
test.afterEach(() => receiver.stop());

test('a webhook is created, receives a publication, has a valid signature, and is sent again from the log', async ({
  api,
  page,
}) => {
  const person = newPerson('Wanda Ribeiro');
  await api.signUp(person);
  await signInWithApi(page, person, '/dashboard/settings');
  await page.getByRole('main').getByRole('link', { name: 'Webhooks' }).click();
  await page.getByRole('button', { name: 'New webhook' }).click();
  const form = page.getByRole('dialog', { name: 'New webhook' });
  await form.getByLabel('Address').fill('https://192.168.0.1/hook');
  await form.getByRole('button', { name: 'Create webhook' }).click();
  await expect(form.getByText('This address leads into a private network.')).toBeVisible();
  await form.getByLabel('Address').fill(receiver.url);
  await form.getByRole('button', { name: 'Create webhook' }).click();

  const shown = page.getByRole('dialog', { name: 'The secret' });
  const secret = await shown.getByLabel('Secret').inputValue();
  expect(secret).toMatch(/^whsec_/);
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: receiver.url }) });
  await expect(card.getByText('On', { exact: true })).toBeVisible();

  status = 503;
  const uid = await api.publishedProject({ name: 'Whittle a spoon' });
  await expect.poll(() => receiver.asked.length).toBeGreaterThan(0);
  const verified = (index: number) => {
    const { headers, body } = receiver.asked[index] ?? { headers: {}, body: '' };
    return new Webhook(secret).verify(body, headers as Record<string, string>) as {
      type: string;
      data: { projectUid: string; name: string };
    };
  };
  expect(verified(0)).toMatchObject({
    type: 'project.published',
    data: { projectUid: uid, name: 'Whittle a spoon' },
  });

  await card.getByRole('button', { name: 'What was sent' }).click();
  const row = card.getByRole('button', { name: /^A guide was published/ });
  await expect(row).toContainText('Waiting');
  await row.click();
  await expect(card.getByText('Answered 503').first()).toBeVisible();
  await expect(card.getByText('Come back later.').first()).toBeVisible();
  status = 204;
  await card.getByRole('button', { name: /^Send again: A guide was published/ }).click();
  await expect(row).toContainText('Delivered');
  const ids = new Set(receiver.asked.map(({ headers }) => headers['webhook-id']));
  expect([ids.size, verified(receiver.asked.length - 1).data.projectUid]).toEqual([1, uid]);

  await card.getByRole('button', { name: /^Send a test/ }).click();
  await expect(card.getByRole('button', { name: /^Test/ })).toContainText('Delivered');
  await page.reload();
  await expect(card.getByText('On', { exact: true })).toBeVisible();
  await hydrated(card.getByRole('switch', { name: 'Send to this address' }));
  await card.getByRole('switch', { name: 'Send to this address' }).click();
  await expect(card.getByText('Off', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
});
