import { vi } from 'vitest';

type Listener = () => void;

/** A fake of the browser's speech synthesis: silent, and ends on demand. */
export function standInSpeech(
  voices: { name: string; lang: string }[] = [
    { name: 'Sam', lang: 'en-US' },
    { name: 'Luciana', lang: 'pt-BR' },
  ],
) {
  class Utterance {
    lang = '';
    rate = 1;
    voice: { name: string } | null = null;
    onstart: Listener | null = null;
    onboundary: ((event: { charIndex: number }) => void) | null = null;
    onend: Listener | null = null;
    onerror: ((event: { error: string }) => void) | null = null;
    constructor(public text: string) {}
  }
  const utterances: Utterance[] = [];
  const speech = {
    speaking: false,
    pending: false,
    getVoices: () =>
      voices.map((voice) => ({
        voiceURI: voice.name,
        localService: true,
        default: false,
        ...voice,
      })),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    resume: () => undefined,
    speak: (utterance: Utterance) => {
      utterances.push(utterance);
      speech.speaking = true;
      utterance.onstart?.();
    },
    cancel: () => void (speech.speaking = false),
  };
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return {
    said: utterances,
    isSpeaking: () => speech.speaking,
    texts: () => utterances.map(({ text }) => text),
    /** the last one ends */
    end: () => {
      speech.speaking = false;
      utterances.at(-1)?.onend?.();
    },
    fail: (error: string) => utterances.at(-1)?.onerror?.({ error }),
  };
}
