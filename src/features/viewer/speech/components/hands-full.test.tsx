import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissBrowser,
  openShownViewer as open,
  passMs as pass,
  standInBrowser,
  viewerButton,
} from '@/testing/ui/open-viewer';
import { standInSpeech } from '@/testing/stand-ins/speech-stand-in';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));

let started = 0;
class Recogniser {
  start() {
    started += 1;
  }
  abort() {}
}
const permission = (state: string) =>
  Object.defineProperty(navigator, 'permissions', {
    value: { query: async () => ({ state }) },
    configurable: true,
  });

beforeEach(() => {
  vi.useFakeTimers();
  standInBrowser();
  started = 0;
  vi.stubGlobal('webkitSpeechRecognition', Recogniser);
});
afterEach(async () => {
  await dismissBrowser();
  Reflect.deleteProperty(navigator, 'permissions');
});

const show = () => fireEvent.click(viewerButton('More options'));
const switchOf = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('switch', { name });
const all = () => switchOf('Hands full');
const parts = () =>
  [/^Large controls/, /^Sound/, /^Go on automatically/, /^Voice commands/].map(
    (name) => switchOf(name).checked,
  );
const described = () =>
  document.getElementById(all().getAttribute('aria-describedby') ?? '')?.textContent;

describe('hands full', () => {
  it('sets the single options together, which can still be changed below it', async () => {
    standInSpeech();
    await open();
    show();
    expect([all().checked, parts()]).toEqual([false, [false, true, false, false]]);
    expect(described()).toContain(
      'Turns on large controls, reading aloud, going on automatically after each step, and voice commands.',
    );
    fireEvent.click(all());
    expect([all().checked, parts()]).toEqual([true, [true, true, true, true]]);
    fireEvent.click(switchOf(/^Go on automatically/));
    expect(all().checked).toBe(false);
    expect(described()).toMatch(/^Partly on/);
    fireEvent.click(all());
    expect([all().checked, described()]).toEqual([true, expect.not.stringMatching(/Partly on/)]);
    fireEvent.click(all());
    expect([all().checked, parts()]).toEqual([false, [false, true, false, false]]);
  });

  it('leaves out what the browser cannot do, and says so', async () => {
    vi.stubGlobal('webkitSpeechRecognition', undefined);
    await open();
    show();
    expect(described()).toBe(
      'Turns on large controls and going on automatically after each step.' +
        'Voice commands are left out: this browser does not recognise speech.' +
        'Nothing is read aloud: there is no voice for it here. Each step stays for the time that reading takes.',
    );
    fireEvent.click(all());
    expect([all().checked, parts()]).toEqual([true, [true, true, true, false]]);
  });

  it('asks for the microphone only when pressed; stored voice commands resume where the browser asks nothing', async () => {
    permission('prompt');
    localStorage.setItem('makerstep_viewer', JSON.stringify({ isAudioOn: false }));
    const { unmount } = await open();
    show();
    expect(started).toBe(0);
    fireEvent.click(all());
    fireEvent.click(switchOf(/^Sound/));
    fireEvent.click(viewerButton('Done'));
    await pass(100);
    expect(started).toBe(1);
    unmount();

    const again = await open();
    await pass(100);
    expect(started, 'the browser would ask').toBe(1);
    again.unmount();

    permission('granted');
    await open();
    await pass(100);
    expect(started, 'the browser asks nothing').toBe(2);
    show();
    fireEvent.click(switchOf(/^Sound/));
    expect(all().checked).toBe(true);
  });
});
