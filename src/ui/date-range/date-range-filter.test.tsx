import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Locale } from '@/shared/interface/languages';
import { renderUi } from '@/testing/ui/render-ui';
import { DateRangeFilter } from './date-range-filter';
import { useDateRange } from './use-date-range';

const chosen = vi.fn();
function Filter() {
  const { choice, range, choose } = useDateRange();
  return (
    <DateRangeFilter value={choice} range={range} onChange={(next) => chosen(next, choose(next))} />
  );
}
function open(locale?: Locale) {
  renderUi(<Filter />, locale);
  return userEvent.setup();
}
const start = () => screen.getByLabelText<HTMLInputElement>('Start');
const end = () => screen.getByLabelText<HTMLInputElement>('End');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  chosen.mockReset();
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 30, 20), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

it('begins with the last 90 days, and says so in days and hours', () => {
  open();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Period' }).value).toBe('days90');
  expect(screen.getByRole('group', { name: 'Date range' })).toBeTruthy();
  expect(status()).toBe('23/08/2026 14:30 to 21/11/2026 14:30');
  expect(screen.queryByLabelText('Start')).toBeNull();
});

it('applies a preset at once, up to the present moment', async () => {
  const user = open();
  vi.setSystemTime(new Date(2026, 10, 21, 15, 0, 0));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Month');
  expect(chosen).toHaveBeenCalledExactlyOnceWith(
    { period: 'month' },
    {
      startDate: new Date(2026, 10, 1).toISOString(),
      endDate: new Date(2026, 10, 21, 15, 0, 59, 999).toISOString(),
    },
  );
  expect(status()).toBe('01/11/2026 00:00 to 21/11/2026 15:00');
});

it('lets a start and an end be chosen, beginning with what is shown', async () => {
  const user = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'From … to …');
  expect([start().value, end().value]).toEqual(['2026-08-23T14:30', '2026-11-21T14:30']);
  type(start(), '2026-10-01T08:00');
  type(end(), '2026-10-02T09:15');
  expect(chosen).toHaveBeenLastCalledWith(expect.anything(), {
    startDate: new Date(2026, 9, 1, 8).toISOString(),
    endDate: new Date(2026, 9, 2, 9, 15, 59, 999).toISOString(),
  });
  expect(status()).toBe('01/10/2026 08:00 to 02/10/2026 09:15');
  expect([end().min, start().max]).toEqual(['2026-10-01T08:00', '2026-10-02T09:15']);
});

it('changes nothing while it is chosen by half or the wrong way round, and says why', async () => {
  const user = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'From … to …');
  chosen.mockReset();
  type(start(), '');
  expect(status()).toContain('Choose a start and an end.');
  expect(start().getAttribute('aria-describedby')).toBe(
    screen.getByText(/Choose a start/).parentElement?.id,
  );
  type(start(), '2026-11-21T14:31');
  expect(status()).toContain('The end is before the start.');
  type(start(), '0202-11-21T14:31');
  expect(status()).toContain('Choose years from 2000 to 2099.');
  expect(chosen).not.toHaveBeenCalled();
  type(start(), '2026-11-21T14:29');
  expect(chosen).toHaveBeenCalledOnce();
  expect(start().getAttribute('aria-invalid')).toBeNull();
});

it('goes back to a preset from a time that is chosen by half', async () => {
  const user = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'From … to …');
  type(end(), '');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Today');
  expect(status()).toBe('21/11/2026 00:00 to 21/11/2026 14:30');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'From … to …');
  expect([start().value, end().value]).toEqual(['2026-11-21T00:00', '2026-11-21T14:30']);
});

it('speaks Portuguese', () => {
  open('pt-BR');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Hoje',
    'Semana',
    'Mês',
    'Ano',
    'Últimos 90 dias',
    'Últimos 180 dias',
    'De … até …',
  ]);
});
