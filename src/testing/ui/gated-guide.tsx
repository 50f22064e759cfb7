import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { ViewerProject } from '@/features/viewer/shell/model/walk';
import {
  dismissBrowser,
  openShownViewer,
  passMs,
  standInBrowser,
  VIEWER_PROJECT,
  viewerButton,
  viewerStep,
} from './open-viewer';

export const safetyLine = (
  id: string,
  kind: 'danger' | 'warning' | 'caution' | 'note',
  en: string,
) => ({
  id: `0192-line-${id.padStart(8, '0')}`,
  kind,
  text: [
    { lang: 'en' as const, value: en },
    { lang: 'pt-BR' as const, value: `${en} (pt)` },
  ],
});
export const gatedGuide = (...lines: ReturnType<typeof safetyLine>[]): ViewerProject => ({
  ...VIEWER_PROJECT,
  steps: ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    ...viewerStep(id, `Passo ${id}`),
    ...(id === 'b' && lines.length > 0 && { lines }),
  })),
});
export const MAINS = safetyLine('w', 'warning', 'Mains are **live**');
export const GATED = gatedGuide(MAINS, safetyLine('n', 'note', 'Have a towel ready'));
export const openGated = (step: string, project = GATED, locale?: 'en' | 'pt-BR') =>
  openShownViewer(step, project, locale);

export const gateDialog = () =>
  screen.queryByRole('alertdialog', { name: /Read this before you go on/ });
/** Heading of the step behind the dialog, which hides it from screen readers. */
export const shownStep = () => document.querySelector('h1')?.textContent;
export const viewerSettings = (values: object) =>
  localStorage.setItem('makerstep_viewer', JSON.stringify(values));
/** Presses are ignored until the dialog has been there for a moment. */
export const understand = async () => {
  await passMs(700);
  fireEvent.click(viewerButton('Understood'));
  await passMs(100);
};

const handlers: Record<string, () => void> = {};
/** Presses a button of the headset. */
export const pressHeadset = (action: string) => act(() => handlers[action]?.());

class Recogniser {
  static last: Recogniser | undefined;
  onresult: ((event: object) => void) | null = null;
  start = vi.fn();
  abort = vi.fn();
  constructor() {
    Recogniser.last = this;
  }
}
export const hear = (transcript: string) =>
  act(() =>
    Recogniser.last?.onresult?.({
      resultIndex: 0,
      results: [Object.assign([{ transcript }], { isFinal: true })],
    }),
  );
export const listen = async () => {
  vi.stubGlobal('webkitSpeechRecognition', Recogniser);
  viewerSettings({ isListening: true, isAudioOn: false });
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: async () => ({ state: 'granted' }) },
  });
};

/** A browser with a headset, and time that the test passes. */
export function standInGated(): void {
  vi.useFakeTimers();
  standInBrowser();
  Object.defineProperty(navigator, 'mediaSession', {
    configurable: true,
    value: {
      setActionHandler: (action: string, handler: () => void) => {
        handlers[action] = handler;
      },
    },
  });
}

export async function dismissGated(): Promise<void> {
  await dismissBrowser();
  vi.restoreAllMocks();
  for (const name of ['mediaSession', 'permissions']) Reflect.deleteProperty(navigator, name);
}
