import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { renderUi } from '@/testing/ui/render-ui';
import * as api from '../api';
import type { DeliveryView, WebhookView } from '../../schema';
import { WebhookSettings } from './webhook-settings';

vi.mock('../api');
beforeEach(() => void vi.resetAllMocks());

const AT = '2026-11-03T12:00:00.000Z';
const webhook = (fields: Partial<WebhookView> = {}): WebhookView => ({
  id: 'w1',
  url: 'https://hooks.example/a',
  events: ['feedback.received'],
  isOn: true,
  state: 'on',
  offReason: null,
  failingSince: null,
  previousSecretUntil: null,
  createdAt: AT,
  updatedAt: AT,
  ...fields,
});
const delivery = (fields: Partial<DeliveryView> = {}): DeliveryView => ({
  id: 'd1',
  event: 'feedback.received',
  status: 'failed',
  createdAt: AT,
  nextAttemptAt: null,
  payload: { type: 'feedback.received', timestamp: AT },
  attempts: [
    { startedAt: AT, duration: 12, httpStatus: null, problem: 'not_public', answer: '' },
    {
      startedAt: '2026-11-03T12:00:05.000Z',
      duration: 1234,
      httpStatus: 500,
      problem: null,
      answer: 'Oh no',
    },
  ],
  ...fields,
});

describe('the settings of webhooks', () => {
  it('create one with the chosen events, and show its secret once', async () => {
    vi.mocked(api.createWebhook).mockResolvedValue({ ...webhook(), secret: 'whsec_once' });
    renderUi(<WebhookSettings webhooks={[]} />);
    expect(screen.getByText('No webhooks yet.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'New webhook' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create webhook' }));
    expect([
      screen.getByText('Use an address that begins with https://.'),
      document.activeElement?.getAttribute('name'),
    ]).toMatchObject([{}, 'url']);
    await userEvent.type(screen.getByLabelText('Address'), 'https://hooks.example/a');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Create webhook' }));
    expect(screen.getByText('Choose at least one event.')).toBeTruthy();
    expect(api.createWebhook).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox', { name: /A reader left feedback/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Create webhook' }));
    expect(api.createWebhook).toHaveBeenCalledExactlyOnceWith({
      url: 'https://hooks.example/a',
      events: ['feedback.received'],
    });
    expect((await screen.findByLabelText<HTMLInputElement>('Secret')).value).toBe('whsec_once');
    await userEvent.click(screen.getByRole('button', { name: 'I have copied it' }));
    expect([
      screen.queryByDisplayValue('whsec_once'),
      screen.getByRole('heading', { name: 'https://hooks.example/a' }),
    ]).toMatchObject([null, {}]);
  });

  it('show a rejected address at its field and keep the input', async () => {
    vi.mocked(api.createWebhook).mockRejectedValue(
      new ApiError('validation_failed', 'Check it.', {
        status: 422,
        fields: { url: 'This address leads into a private network.' },
      }),
    );
    renderUi(<WebhookSettings webhooks={[]} />);
    await userEvent.click(screen.getByRole('button', { name: 'New webhook' }));
    await userEvent.type(screen.getByLabelText('Address'), 'https://10.0.0.1/');
    await userEvent.click(screen.getByRole('button', { name: 'Create webhook' }));
    expect(await screen.findByText('This address leads into a private network.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('https://10.0.0.1/');
  });

  it.each([
    ['gone', /nobody is listening/],
    ['failing', /nothing arrived for five days/],
    ['access_ended', /the access with which it was set up has ended/],
  ] as const)('say why they were switched off: %s', (offReason, words) => {
    renderUi(<WebhookSettings webhooks={[webhook({ isOn: false, state: 'off', offReason })]} />);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('show the state of each, switch it, and offer no eleventh', async () => {
    vi.mocked(api.updateWebhook).mockResolvedValue(webhook({ isOn: false, state: 'off' }));
    const others = Array.from({ length: 9 }, (_, index) =>
      webhook({
        id: `o${index}`,
        url: `https://other-${index}.example/`,
        ...(index === 0
          ? { isOn: false, state: 'off', offReason: 'gone' }
          : { state: 'failing', failingSince: AT }),
      }),
    );
    renderUi(<WebhookSettings webhooks={[webhook(), ...others]} />);
    expect(
      screen.getByText(
        'We switched it off because the address answered that nobody is listening there any more (410).',
      ),
    ).toBeTruthy();
    expect(screen.getAllByText(/Nothing has arrived since/)).toHaveLength(8);
    expect([
      screen.queryByRole('button', { name: 'New webhook' }),
      screen.getByText(/at most 10 webhooks/),
    ]).toMatchObject([null, {}]);
    const card = within(screen.getByRole('listitem', { name: 'https://hooks.example/a' }));
    await userEvent.click(card.getByRole('switch', { name: 'Send to this address' }));
    expect(api.updateWebhook).toHaveBeenCalledExactlyOnceWith('w1', { isOn: false });
    expect(await card.findByText('Off')).toBeTruthy();
  });

  it('confirm before they delete, and before they create a new secret', async () => {
    vi.mocked(api.rotateSecret).mockResolvedValue({
      ...webhook({ previousSecretUntil: AT }),
      secret: 'whsec_new',
    });
    vi.mocked(api.deleteWebhook).mockResolvedValue(undefined);
    renderUi(<WebhookSettings webhooks={[webhook()]} />);
    await userEvent.click(screen.getByRole('button', { name: 'New secret for hooks.example' }));
    expect(api.rotateSecret).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Create a new secret' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Secret')).value).toBe('whsec_new');
    await userEvent.click(screen.getByRole('button', { name: 'I have copied it' }));
    expect(screen.getByText(/The old secret is valid until/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete hooks.example' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No webhooks yet.')).toBeTruthy();
    expect(api.deleteWebhook).toHaveBeenCalledExactlyOnceWith('w1');
  });

  it('show each delivery and its outcome in words, and resend it', async () => {
    vi.mocked(api.readDeliveries).mockResolvedValue({ results: [delivery()], totalResults: 1 });
    vi.mocked(api.resendDelivery).mockResolvedValue(delivery({ status: 'waiting' }));
    renderUi(<WebhookSettings webhooks={[webhook()]} />);
    expect(api.readDeliveries).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'What was sent' }));
    await userEvent.click(
      await screen.findByRole('button', { name: /^A reader left feedback.*Given up.*2 attempts/ }),
    );
    for (const text of [
      'Not sent: the address leads into a private network or to this server itself.',
      'Answered 500',
      'Oh no',
      /took 1,234 ms$/,
    ])
      expect(screen.getByText(text)).toBeTruthy();
    vi.mocked(api.readDeliveries).mockResolvedValue({
      results: [delivery({ status: 'delivered' })],
      totalResults: 1,
    });
    await userEvent.click(screen.getByRole('button', { name: /^Send again/ }));
    expect(api.resendDelivery).toHaveBeenCalledExactlyOnceWith('w1', 'd1');
    expect(await screen.findByRole('button', { name: /Delivered/ })).toBeTruthy();
  });

  it('show the outcome of a delivery that ended while its log was read', async () => {
    const read = (status: DeliveryView['status']) => ({
      results: [delivery({ status })],
      totalResults: 1,
    });
    vi.mocked(api.readDeliveries)
      .mockResolvedValueOnce(read('waiting'))
      .mockResolvedValue(read('delivered'));
    renderUi(<WebhookSettings webhooks={[webhook()]} />);
    await userEvent.click(screen.getByRole('button', { name: 'What was sent' }));
    expect(await screen.findByRole('button', { name: /Waiting/ })).toBeTruthy();
    const delivered = { name: /Delivered/ };
    expect(await screen.findByRole('button', delivered, { timeout: 10_000 })).toBeTruthy();
  });
});
