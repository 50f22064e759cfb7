import type { Page } from '@playwright/test';

/** Calls that the recorders in the page have recorded. */
export type Recorded = { said: string[]; stops: number; locks: number; listening: string[] };

/**
 * Installs fakes in the page for what headless browsers lack: speech, a wake lock and speech
 * recognition. Tests decide when speech ends and what was heard.
 */
export async function recordDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded = { said: [] as string[], stops: 0, locks: 0, listening: [] as string[] };
    let current: { onstart?: () => void; onend?: () => void } | undefined;
    let recogniser: { onresult?: (event: object) => void } | undefined;
    const speech = {
      speaking: false,
      pending: false,
      getVoices: () =>
        [
          ['Sam', 'en-US'],
          ['Luciana', 'pt-BR'],
        ].map(([name, lang]) => ({
          voiceURI: name,
          name,
          lang,
          localService: true,
          default: false,
        })),
      addEventListener() {},
      removeEventListener() {},
      resume() {},
      speak(utterance: { text: string; onstart?: () => void; onend?: () => void }) {
        speech.speaking = true;
        recorded.said.push(utterance.text);
        current = utterance;
        utterance.onstart?.();
      },
      cancel() {
        speech.speaking = false;
        recorded.stops += 1;
      },
    };
    class FakeRecognition {
      lang = '';
      start = () => {
        setRecogniser(this);
        recorded.listening.push(this.lang);
      };
      abort = () => setRecogniser(undefined);
    }
    const setRecogniser = (next: object | undefined) => {
      recogniser = next;
    };
    const define = (target: object, name: string, value: unknown) =>
      Object.defineProperty(target, name, { value, configurable: true });
    define(window, 'speechSynthesis', speech);
    define(
      window,
      'SpeechSynthesisUtterance',
      class {
        constructor(public text: string) {}
      },
    );
    // Newer Chromium also has it without the prefix, and would call a server.
    define(window, 'SpeechRecognition', FakeRecognition);
    define(window, 'webkitSpeechRecognition', FakeRecognition);
    define(navigator, 'wakeLock', {
      request: async () => {
        recorded.locks += 1;
        return Object.assign(new EventTarget(), {
          released: false,
          release: async () => undefined,
        });
      },
    });
    Object.assign(window, {
      recorded,
      endSaying: () => {
        speech.speaking = false;
        current?.onend?.();
      },
      hear: (transcript: string) =>
        recogniser?.onresult?.({
          resultIndex: 0,
          results: [Object.assign([{ transcript }], { isFinal: true })],
        }),
    });
  });
}

export const recorded = (page: Page) =>
  page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);
export const lastSaid = async (page: Page) => (await recorded(page)).said.at(-1);
export const endSaying = (page: Page) =>
  page.evaluate(() => (window as unknown as { endSaying: () => void }).endSaying());
export const hear = (page: Page, words: string) =>
  page.evaluate(
    (heard) => (window as unknown as { hear: (words: string) => void }).hear(heard),
    words,
  );

/** A browser without any of these. */
export async function removeDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of [
      'speechSynthesis',
      'SpeechSynthesisUtterance',
      'webkitSpeechRecognition',
      'SpeechRecognition',
      'MediaMetadata',
    ]) {
      Reflect.deleteProperty(window, name);
    }
    for (const name of ['wakeLock', 'mediaSession', 'userActivation'])
      Object.defineProperty(navigator, name, { value: undefined, configurable: true });
    Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true });
    Object.defineProperty(HTMLImageElement.prototype, 'decode', {
      value: undefined,
      configurable: true,
    });
    Object.defineProperty(screen, 'orientation', { value: undefined, configurable: true });
  });
}
