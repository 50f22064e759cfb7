import { act } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { InUtc } from './time-zone';
import { useMoments } from './use-moments';

function Moment() {
  return <p>{useMoments().moment('2026-02-28T18:20:00Z')}</p>;
}
const page = (
  <NextIntlClientProvider locale="en" messages={{}}>
    <Moment />
    <InUtc>
      <Moment />
    </InUtc>
  </NextIntlClientProvider>
);
const UTC = '<p>28 Feb 2026 › 18:20</p>';

it('is in UTC on a server, in the time zone of the device once hydrated, and in UTC within InUtc', async () => {
  const errors = vi.fn();
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  expect(place.innerHTML).toBe(UTC + UTC);
  const root = await act(() =>
    Promise.resolve(hydrateRoot(place, page, { onRecoverableError: errors })),
  );
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const time = new Intl.DateTimeFormat('en', { timeStyle: 'short', hourCycle: 'h23', timeZone });
  expect(place.innerHTML).toContain(time.format(new Date('2026-02-28T18:20:00Z')));
  expect(place.innerHTML).not.toBe(UTC + UTC);
  expect(place.innerHTML.endsWith(UTC)).toBe(true);
  expect(errors).not.toHaveBeenCalled();
  act(() => root.unmount());
});
