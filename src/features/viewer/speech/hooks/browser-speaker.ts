import { withSpokenNumbers } from '@/features/projects/model/marks/number-sign';
import type { Speaker } from '../model/reader';
import { speechTag } from '../model/voices';

/** Some browsers drop an utterance that starts in the moment in which another was cancelled. */
const AFTER_STOP_MS = 60;

/** The browser's speech synthesis; undefined without support. */
export function browserSpeaker(): Speaker | undefined {
  if (
    typeof window === 'undefined' ||
    !window.speechSynthesis ||
    typeof SpeechSynthesisUtterance !== 'function'
  )
    return undefined;
  const speech = window.speechSynthesis;
  // Referenced here: browsers that garbage-collect a running utterance never fire its end event.
  let utterance: SpeechSynthesisUtterance | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stoppedAtMs = -AFTER_STOP_MS;
  const voices = () => speech.getVoices?.() ?? [];

  return {
    voices,
    onVoices: (listener) => {
      speech.addEventListener?.('voiceschanged', listener);
      return () => speech.removeEventListener?.('voiceschanged', listener);
    },
    say: ({ text, lang, voice, rate }, { onHeard, onEnd, onError }) => {
      const toSpeak = new SpeechSynthesisUtterance(withSpokenNumbers(text));
      toSpeak.voice = voices().find(({ voiceURI }) => voiceURI === voice?.voiceURI) ?? null;
      toSpeak.lang = voice?.lang ?? speechTag(lang);
      toSpeak.rate = rate;
      toSpeak.onstart = () => onHeard(0);
      toSpeak.onboundary = ({ charIndex }) => onHeard(charIndex);
      toSpeak.onend = onEnd;
      toSpeak.onerror = ({ error }) => onError(error);
      utterance = toSpeak;
      const start = () => {
        // Speech that was paused, even by another page, would stay silent.
        speech.resume();
        speech.speak(toSpeak);
      };
      const waitMs = stoppedAtMs + AFTER_STOP_MS - performance.now();
      if (waitMs > 0) timer = setTimeout(start, waitMs);
      else start();
    },
    stop: () => {
      clearTimeout(timer);
      if (!utterance) return;
      utterance.onstart = utterance.onboundary = utterance.onend = utterance.onerror = null;
      utterance = undefined;
      if (!speech.speaking && !speech.pending) return;
      stoppedAtMs = performance.now();
      speech.cancel();
    },
  };
}
