import { describe, expect, it } from 'vitest';
import { PROJECT_LANGUAGES } from '@/shared/languages';
import { commandWord, heardCommand, VOICE_COMMANDS } from './voice-commands';

describe('voice commands', () => {
  it('are understood in every guide language by the words on the screen', () => {
    for (const lang of PROJECT_LANGUAGES) {
      for (const command of VOICE_COMMANDS)
        expect(heardCommand(commandWord(lang, command), lang), `${lang} ${command}`).toBe(command);
    }
  });

  it('ignore accents, case and punctuation, and may be polite', () => {
    expect([
      heardCommand('Proximo!', 'pt-BR'),
      heardCommand('próximo passo, por favor', 'pt-BR'),
      heardCommand('Zuruck', 'de'),
      heardCommand('Noch mal, bitte.', 'de'),
    ]).toEqual(['next', 'next', 'back', 'repeat']);
  });

  it('are whole words of a short utterance, the last one counting', () => {
    expect(heardCommand('I was in the next room and came back', 'en')).toBeUndefined();
    expect(heardCommand('nextdoor', 'en')).toBeUndefined();
    expect(heardCommand('no, back, next', 'en')).toBe('next');
    expect(heardCommand('', 'en')).toBeUndefined();
  });
});
