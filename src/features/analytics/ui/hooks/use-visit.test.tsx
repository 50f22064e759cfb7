import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedParcels } from '@/browser/outbox/outbox';
import { recordInput, type RecordInput } from '../../schema';
import { useVisit } from './use-visit';

const ids = ['01920000-0000-7000-8000-000000000001', '01920000-0000-7000-8000-000000000002'];
interface ReaderProps {
  step: number;
  isOn?: boolean;
  versionNumber?: number;
}
function Reader({ step, isOn = true, versionNumber = 6 }: ReaderProps) {
  useVisit({
    projectUid: 'abcdefghjkmn',
    versionNumber,
    step,
    stepId: ids[step - 1],
    lang: 'pt-BR',
    isOn,
  });
  return null;
}

let sent: RecordInput[];
let visibility: DocumentVisibilityState;
beforeEach(() => {
  localStorage.clear();
  sent = [];
  visibility = 'visible';
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, init: RequestInit) => {
      expect([address, init.keepalive]).toEqual(['/v1/projects/abcdefghjkmn/analytics', true]);
      sent.push(recordInput.parse(JSON.parse(String(init.body))));
      return Response.json({}, { status: 201 });
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const turn = (state: DocumentVisibilityState) =>
  act(async () => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  });
const timesOf = (record: RecordInput | undefined) =>
  record?.steps.map(({ step, time }) => [step, time]);

it('sends the times when the page is hidden, excluding hidden time, and again when it is left, as the same visit', async () => {
  const { rerender, unmount } = render(<Reader step={1} />);
  await pass(2000);
  rerender(<Reader step={2} />);
  await pass(3000);
  await turn('hidden');
  expect(sent.map(timesOf)).toEqual([
    [
      [1, 2000],
      [2, 3000],
    ],
  ]);
  await pass(60_000);
  await turn('visible');
  await pass(4000);
  unmount();
  await pass(0);
  expect(sent.map(timesOf)).toEqual([
    [
      [1, 2000],
      [2, 3000],
    ],
    [
      [1, 2000],
      [2, 7000],
    ],
  ]);
  expect(sent[1]).toMatchObject({
    sessionId: sent[0]?.sessionId,
    duration: 69_000,
    lang: 'pt-BR',
    userAgent: navigator.userAgent,
  });
  expect(storedParcels()).toEqual([]);
});

it('says which version was read; another one is another visit', async () => {
  const { rerender } = render(<Reader step={1} />);
  await pass(2000);
  rerender(<Reader step={1} versionNumber={7} />);
  await pass(3000);
  await turn('hidden');
  expect(sent.map(timesOf)).toEqual([[[1, 2000]], [[1, 3000]]]);
  expect(sent.map(({ versionNumber }) => versionNumber)).toEqual([6, 7]);
  expect(sent[1]?.sessionId).not.toBe(sent[0]?.sessionId);
});

it('sends once when hiding and leaving coincide, and nothing without reading', async () => {
  const { rerender, unmount } = render(<Reader step={1} />);
  await pass(999);
  await turn('hidden');
  expect(sent).toEqual([]);
  await turn('visible');
  await pass(1);
  await turn('hidden');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  rerender(<Reader step={1} isOn={false} />);
  unmount();
  await pass(0);
  expect(sent.map(timesOf)).toEqual([[[1, 1000]]]);
});

it('starts a new visit after a long absence, hidden or asleep', async () => {
  render(<Reader step={1} />);
  await pass(2000);
  await turn('hidden');
  await pass(31 * 60_000);
  await turn('visible');
  await pass(5000);
  await turn('hidden');
  expect(sent.map(timesOf)).toEqual([[[1, 2000]], [[1, 5000]]]);
  expect(sent[1]?.sessionId).not.toBe(sent[0]?.sessionId);
  await turn('visible');
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  await pass(20_000);
  await turn('hidden');
  expect(new Set(sent.map(({ sessionId }) => sessionId)).size).toBe(3);
});

it('queues a visit while offline', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  render(<Reader step={1} />);
  await pass(2000);
  await turn('hidden');
  await pass(0);
  expect(storedParcels()).toMatchObject([{ kind: 'record', body: { duration: 2000 } }]);
});
