import { describe, expect, it } from 'vitest';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { commandWord, recognisedCommand, VOICE_COMMANDS } from './voice-commands';

describe('voice commands', () => {
  it('are understood in every guide language by the words on the screen', () => {
    for (const lang of PROJECT_LANGUAGES) {
      for (const command of VOICE_COMMANDS)
        expect(recognisedCommand(commandWord(lang, command), lang), `${lang} ${command}`).toBe(
          command,
        );
    }
  });

  it('ignore accents, case and punctuation, and may be polite', () => {
    expect([
      recognisedCommand('Proximo!', 'pt-BR'),
      recognisedCommand('próximo passo, por favor', 'pt-BR'),
      recognisedCommand('Zuruck', 'de'),
      recognisedCommand('Noch mal, bitte.', 'de'),
    ]).toEqual(['next', 'next', 'back', 'repeat']);
  });

  it('are whole words of a short utterance, the last one counting', () => {
    expect(recognisedCommand('I was in the next room and came back', 'en')).toBeUndefined();
    expect(recognisedCommand('nextdoor', 'en')).toBeUndefined();
    expect(recognisedCommand('no, back, next', 'en')).toBe('next');
    expect(recognisedCommand('', 'en')).toBeUndefined();
  });

  it('do not take a denial for an answer', () => {
    expect([
      recognisedCommand('I haven’t understood', 'en'),
      recognisedCommand('não entendi', 'pt-BR'),
      recognisedCommand('no entendido', 'es'),
      recognisedCommand('pas compris', 'fr'),
      recognisedCommand('Nicht verstanden!', 'de'),
      recognisedCommand('J’ai compris.', 'fr'),
    ]).toEqual([undefined, undefined, undefined, undefined, undefined, 'understood']);
  });
});
