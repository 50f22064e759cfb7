import { VOICE } from '@/languages/voice';
import type { ProjectLanguage } from '@/shared/interface/languages';

export const VOICE_COMMANDS = ['next', 'back', 'repeat', 'understood', 'timer', 'stop'] as const;
export type VoiceCommand = (typeof VOICE_COMMANDS)[number];

export const isTimerCommand = (command: VoiceCommand): boolean =>
  command === 'timer' || command === 'stop';

/** Commands are short; longer speech is a conversation. */
const WORDS_MAX = 4;

/** The word for a command in a language. */
export function commandWord(lang: ProjectLanguage, command: VoiceCommand): string {
  return VOICE[lang].commands[command][0];
}

/** The command in a recognised text: the last one of a short utterance. */
export function recognisedCommand(heard: string, lang: ProjectLanguage): VoiceCommand | undefined {
  const padded = ` ${plain(heard)} `;
  if (padded.trim().split(' ').length > WORDS_MAX) return undefined;
  const places = VOICE_COMMANDS.map((command) => ({
    command,
    place: placeOf(padded, VOICE[lang].commands[command]),
  }));
  const last = places.filter(({ place }) => place >= 0).sort((a, b) => b.place - a.place)[0];
  const isDenied = last?.command === 'understood' && placeOf(padded, VOICE[lang].negations) >= 0;
  return isDenied ? undefined : last?.command;
}

/** The last place of one of the words; negative without any. */
const placeOf = (said: string, words: readonly string[]): number =>
  Math.max(...words.map((word) => said.lastIndexOf(` ${plain(word)} `)));

/** Without case, accents and punctuation, in which recognisers differ. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
