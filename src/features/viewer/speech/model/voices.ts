import { SPEECH_RATE, SPEECH_RATE_EN } from '../../constants';

/** Fields of a browser's voice (SpeechSynthesisVoice). */
export type Voice = {
  voiceURI: string;
  name: string;
  lang: string;
  localService: boolean;
  default: boolean;
};

const GOOD = /natural|neural|premium|enhanced|siri|google/i;
/** Novelty and old voices, which only experienced listeners understand. */
const POOR =
  /eloquence|espeak|novelty|compact|\b(albert|bad news|bahh|bells|boing|bubbles|cellos|good news|jester|organ|superstar|trinoids|whisper|wobble|zarvox|fred|ralph|junior|kathy)\b/i;

const tagOf = (lang: string) => lang.replaceAll('_', '-').toLowerCase();
const baseOf = (lang: string) => tagOf(lang).split('-')[0] ?? '';

/**
 * The best voice for a language: of its region, of good quality, and local, which works offline
 * too. Never one of another language, which the listener would not understand.
 * @param failed voices that have failed just now
 */
export function bestVoice<V extends Voice>(
  voices: readonly V[],
  lang: string,
  failed: ReadonlySet<string> = new Set(),
): V | undefined {
  const wanted = tagOf(speechTag(lang));
  const score = (voice: V) =>
    (tagOf(voice.lang).startsWith(wanted) ? 40 : 0) +
    (POOR.test(`${voice.name} ${voice.voiceURI}`) ? -50 : 0) +
    (voice.localService ? 10 : 0) +
    (GOOD.test(voice.name) ? 8 : 0) +
    (voice.default ? 4 : 0);
  return voices
    .filter((voice) => baseOf(voice.lang) === baseOf(lang) && !failed.has(voice.voiceURI))
    .sort((a, b) => score(b) - score(a))[0];
}

/**
 * The language with a region, as browsers want it for an utterance: its own or its likely one,
 * American for English (docs/reference/guides.md#reading-aloud).
 */
export function speechTag(lang: string): string {
  const { language, region } = new Intl.Locale(tagOf(lang)).maximize();
  return region ? `${language}-${region}` : language;
}

/** The rate of speech: 0.8 for English and 1 otherwise, times the reader's choice. */
export function speechRate(lang: string, speed: number): number {
  return (baseOf(lang) === 'en' ? SPEECH_RATE_EN : SPEECH_RATE) * speed;
}
