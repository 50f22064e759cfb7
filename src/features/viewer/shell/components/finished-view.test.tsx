import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { emitSent } from '@/browser/outbox/outbox-addresses';
import { renderUi } from '@/testing/ui/render-ui';
import { FinishedView } from './finished-view';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
vi.mock('./confetti', () => ({ Confetti: () => null }));
vi.mock('@/features/feedback/ui/components/feedback-form', () => ({
  FeedbackForm: ({ onSent }: { onSent: (outcome: 'kept') => void }) => (
    <button onClick={() => onSent('kept')}>Send</button>
  ),
}));

it('says that feedback waits for the network, and when it has been sent', () => {
  renderUi(
    <FinishedView
      projectUid="abcdefghjkmn"
      names={[{ lang: 'en', value: 'Shelf' }]}
      languages={['en']}
      ground={{} as never}
      next="Guides like this one"
      report="Report this guide"
    />,
  );
  expect(screen.getByText('Report this guide')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const thanks = screen.getByRole('heading', { level: 1 });
  expect(document.activeElement).toBe(thanks);
  expect(screen.getByRole('status').textContent).toMatch(/^Kept on this device/);
  expect(screen.queryByText('Guides like this one')).toBeNull();
  expect(screen.getByText('Report this guide')).toBeTruthy();
  act(emitSent);
  expect(screen.getByRole('status').textContent).toMatch(/your feedback has been sent/);
  expect(screen.getByText('Guides like this one')).toBeTruthy();
});
