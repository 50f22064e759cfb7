import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissBrowser,
  openShownViewer,
  passMs,
  pressKey,
  standInBrowser,
  VIEWER_PROJECT,
  viewerButton,
  viewerHeading,
} from '@/testing/ui/open-viewer';
import { standInSpeech } from '@/testing/stand-ins/speech-stand-in';
import type { ViewerProject } from '../../shell/model/walk';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
// Loading it may take longer than tests wait.
beforeAll(async () => void (await import('./viewer-timers')));

const MINUTE = 60_000;
const KEY = `makerstep_timers:${VIEWER_PROJECT.projectUid}`;
const TIMERS: Record<string, ViewerProject['steps'][number]['stepTimers']> = {
  a: { found: { en: [{ seconds: 1200, secondsTo: 1500 }], 'pt-BR': [{ seconds: 90 }] } },
  b: {
    named: [
      { id: 'x', seconds: 90, label: [{ lang: 'en', value: 'Tea' }] },
      { id: 'y', seconds: 180, label: [] },
    ],
  },
};
const GUIDE: ViewerProject = {
  ...VIEWER_PROJECT,
  steps: VIEWER_PROJECT.steps.map((step) => {
    const stepTimers = TIMERS[step.id];
    return stepTimers ? { ...step, stepTimers } : step;
  }),
};
const open = async (step = '1') => {
  const view = await openShownViewer(step, GUIDE);
  await passMs(100);
  return view;
};
const rows = () =>
  screen
    .queryAllByRole('timer')
    .map((timer) => `${timer.closest('li')?.querySelector('a')?.textContent} ${timer.textContent}`);
const strip = () => within(screen.getByRole('region', { name: 'Running timers' }));
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const alarm = () => screen.getByRole('alert').textContent;

/** Each test has its own: the guide's clock remembers what it has rung. */
let day = 0;
beforeEach(() => {
  day += 1;
  vi.useFakeTimers({ now: Date.UTC(2026, 0, day, 12) });
  standInBrowser();
});
afterEach(async () => {
  // The clock of a left page stops after a moment.
  cleanup();
  await passMs(10_000);
  await dismissBrowser();
});

describe('the timers of a step', () => {
  it('are the durations in its text; a range starts at its lower end and says so', async () => {
    await open();
    fireEvent.click(viewerButton('Start timer: 20 min (from 20 min to 25 min)'));
    expect(rows()).toEqual(['Step 1Step a 20:00']);
    expect(announcements()).toContain('Timer started: Step a, 20 minutes');
    expect(viewerButton('Start timer: 20 min (from 20 min to 25 min) running')).toBeTruthy();
  });

  it('are those of its creator where there are any, by their names', async () => {
    await open('2');
    fireEvent.click(viewerButton('Start timer: Tea: 1 min 30 sec'));
    fireEvent.click(viewerButton('Start timer: 3 min'));
    expect(rows()).toEqual(['Step 2Tea 1:30', 'Step 2Step b · 3 min 3:00']);
  });

  it('are missing in a guide without any', async () => {
    await openShownViewer('1', VIEWER_PROJECT);
    await passMs(100);
    expect(screen.queryByRole('button', { name: /timer/i })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    pressKey('t');
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('running timers', () => {
  it('count on at other steps and after a reload', async () => {
    const first = await open();
    pressKey('t');
    await passMs(5000);
    pressKey('ArrowRight');
    expect(rows()).toEqual(['Step 1Step a 19:55']);
    first.unmount();
    await passMs(3 * MINUTE - 200);
    await open('3');
    expect(rows()).toEqual(['Step 1Step a 16:55']);
    fireEvent.click(strip().getByRole('link', { name: /Step a/ }));
    expect(viewerHeading()).toContain('Step a');
  });

  it('are all in a sheet, which leads to their steps', async () => {
    await open('2');
    pressKey('t');
    pressKey('t');
    fireEvent.click(viewerButton('1 more timer'));
    const sheet = within(screen.getByRole('dialog', { name: 'Running timers' }));
    expect(sheet.getAllByRole('timer')).toHaveLength(2);
    fireEvent.click(sheet.getAllByRole('link')[1] ?? document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('pause, go on, get longer and stop; the focus stays', async () => {
    await open('2');
    pressKey('t');
    pressKey('t');
    fireEvent.click(viewerButton('Pause: Tea'));
    await passMs(MINUTE);
    expect(rows()).toEqual(['Step 2Step b · 3 min 2:00', 'Step 2Tea Paused 1:30']);
    fireEvent.click(viewerButton('Continue: Tea'));
    fireEvent.click(viewerButton('One more minute: Tea'));
    expect(rows()).toEqual(['Step 2Step b · 3 min 2:00', 'Step 2Tea 2:30']);
    fireEvent.click(viewerButton('Stop: Step b · 3 min'));
    expect(rows()).toEqual(['Step 2Tea 2:30']);
    expect(document.activeElement).toBe(viewerButton('Stop: Tea'));
    fireEvent.click(viewerButton('Stop: Tea'));
    expect(screen.queryByRole('region', { name: 'Running timers' })).toBeNull();
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('are told at the last minute and at the end, not each second', async () => {
    await open('2');
    pressKey('t');
    await passMs(29_000);
    expect(announcements().join()).not.toContain('One minute left');
    await passMs(1000);
    expect(announcements()).toContain('One minute left: Tea');
    await passMs(MINUTE);
    expect(alarm()).toBe('Time is up: Tea');
    expect(rows()).toEqual(['Step 2Tea Time is up']);
    await passMs(4 * MINUTE);
    expect(rows()).toEqual(['Step 2Tea 4 min over']);
  });

  it('change in another tab too', async () => {
    await open('2');
    pressKey('t');
    act(() => {
      localStorage.setItem(KEY, '[]');
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
    expect(rows()).toEqual([]);
  });

  it('say plainly what a locked phone may not do', async () => {
    await open();
    pressKey('t');
    expect(screen.getByText('Keep this page open: a locked phone may stay silent.')).toBeTruthy();
  });
});

describe('at the end', () => {
  const timer = (name: string, ago: number, more = {}) => ({
    id: name,
    stepNumber: 1,
    name,
    lang: 'en',
    endsAt: Date.now() - ago,
    pausedLeft: null,
    ...more,
  });
  const store = (...timers: object[]) => localStorage.setItem(KEY, JSON.stringify(timers));

  it('timers ring one after the other with their names', async () => {
    const speech = standInSpeech();
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', Object.assign(navigator, { vibrate }));
    store(timer('Glue', -1000), timer('Dough', -2000), timer('Resin', -3000));
    await open('3');
    for (let second = 0; second < 60; second += 1) {
      await passMs(1000);
      speech.end();
    }
    const names = speech.said
      .map(({ text }) => text)
      .filter((text) => /Glue|Dough|Resin/.test(text));
    expect(names.slice(0, 4)).toEqual(['Glue', 'Dough', 'Resin', 'Glue']);
    expect(vibrate).toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  it('a timer that ended while the page was closed rings once it is opened, days later not', async () => {
    store(timer('Glue', 4 * MINUTE), timer('Old', 3 * 24 * 60 * MINUTE));
    await open();
    expect(rows()).toEqual(['Step 1Old 72 hr over', 'Step 1Glue 4 min over']);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject([
      { name: 'Glue', hasRung: true },
      { name: 'Old' },
    ]);
  });

  it('before the first tap, the strip asks for one', async () => {
    Object.defineProperty(navigator, 'userActivation', {
      value: { hasBeenActive: false },
      configurable: true,
    });
    store(timer('Glue', MINUTE));
    await open();
    expect(screen.getByText('Time is up. Tap anywhere to hear it.')).toBeTruthy();
    Object.defineProperty(navigator, 'userActivation', {
      value: { hasBeenActive: true },
      configurable: true,
    });
    fireEvent.pointerUp(window);
    await passMs(0);
    expect(screen.queryByText('Time is up. Tap anywhere to hear it.')).toBeNull();
    Reflect.deleteProperty(navigator, 'userActivation');
  });
});

describe('notifications', () => {
  const requestPermission = vi.fn(async () => 'granted');
  beforeEach(() => {
    requestPermission.mockClear();
    vi.stubGlobal(
      'Notification',
      Object.assign(vi.fn(), { permission: 'default', requestPermission }),
    );
  });

  it('are asked for at a press only', async () => {
    await open();
    pressKey('t');
    expect(requestPermission).not.toHaveBeenCalled();
    fireEvent.click(viewerButton('Notify me'));
    expect(requestPermission).toHaveBeenCalledTimes(1);
  });

  it('tell of the end while the page is hidden', async () => {
    Object.assign(Notification, { permission: 'granted' });
    await open('2');
    pressKey('t');
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await passMs(90_000);
    hidden.mockRestore();
    expect(Notification).toHaveBeenCalledWith(
      'Time is up: Tea',
      expect.objectContaining({ lang: 'en' }),
    );
  });
});
