import type { ProjectLanguage } from '@/shared/interface/languages';

export const VOICE_COMMANDS = ['next', 'back', 'repeat', 'understood', 'timer', 'stop'] as const;
export type VoiceCommand = (typeof VOICE_COMMANDS)[number];

export const isTimerCommand = (command: VoiceCommand): boolean =>
  command === 'timer' || command === 'stop';

/** The words for each command, with the one shown on the screen first. */
const WORDS: Record<ProjectLanguage, Record<VoiceCommand, readonly string[]>> = {
  en: {
    next: ['next', 'forward', 'continue'],
    back: ['back', 'previous'],
    repeat: ['repeat', 'again'],
    timer: ['timer', 'start timer'],
    stop: ['stop'],
    understood: ['understood', 'got it'],
  },
  'pt-BR': {
    next: ['próximo', 'próxima', 'avançar', 'seguinte', 'continuar'],
    back: ['voltar', 'volta', 'anterior'],
    repeat: ['repetir', 'repete', 'de novo', 'outra vez'],
    timer: ['timer', 'temporizador', 'cronômetro'],
    stop: ['parar', 'pare'],
    understood: ['entendi', 'entendido', 'compreendi'],
  },
  es: {
    next: ['siguiente', 'próximo', 'adelante', 'continuar'],
    back: ['atrás', 'volver', 'anterior'],
    repeat: ['repetir', 'repite', 'otra vez'],
    timer: ['temporizador', 'timer', 'minutero'],
    stop: ['parar', 'detener', 'alto'],
    understood: ['entendido', 'entiendo', 'comprendido'],
  },
  fr: {
    next: ['suivant', 'suivante', 'continuer'],
    back: ['retour', 'précédent', 'précédente'],
    repeat: ['répéter', 'répète', 'encore'],
    timer: ['minuteur', 'minuterie', 'timer'],
    stop: ['arrêter', 'arrête', 'stop'],
    understood: ['compris', 'entendu'],
  },
  de: {
    next: ['weiter', 'nächster', 'nächste'],
    back: ['zurück', 'vorheriger'],
    repeat: ['wiederholen', 'noch einmal', 'nochmal', 'noch mal'],
    timer: ['Timer', 'Wecker', 'Stoppuhr'],
    stop: ['Stopp', 'stop'],
    understood: ['verstanden', 'habe verstanden'],
  },
};
/** With one of these nobody has understood. */
const NEGATIONS: Record<ProjectLanguage, readonly string[]> = {
  en: ['not', 'don’t', 'haven’t', 'didn’t'],
  'pt-BR': ['não'],
  es: ['no'],
  fr: ['pas'],
  de: ['nicht', 'nichts'],
};
/** Commands are short; longer speech is a conversation. */
const WORDS_MAX = 4;

/** The word for a command in a language. */
export function commandWord(lang: ProjectLanguage, command: VoiceCommand): string {
  return WORDS[lang][command][0] ?? command;
}

/** The command in a recognised text: the last one of a short utterance. */
export function recognisedCommand(heard: string, lang: ProjectLanguage): VoiceCommand | undefined {
  const said = ` ${plain(heard)} `;
  if (said.trim().split(' ').length > WORDS_MAX) return undefined;
  const places = VOICE_COMMANDS.map((command) => ({
    command,
    place: placeOf(said, WORDS[lang][command]),
  }));
  const found = places.filter(({ place }) => place >= 0).sort((a, b) => b.place - a.place)[0];
  const isDenied = found?.command === 'understood' && placeOf(said, NEGATIONS[lang]) >= 0;
  return isDenied ? undefined : found?.command;
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
