import { describe, expect, it } from 'vitest';
import { bestVoice, speechRate, speechTag } from './voices';
import type { Voice } from './voices';

const voice = (name: string, lang: string, more: Partial<Voice> = {}): Voice => ({
  voiceURI: name,
  name,
  lang,
  localService: true,
  default: false,
  ...more,
});
const best = (voices: Voice[], lang: string, failed?: Set<string>) =>
  bestVoice(voices, lang, failed)?.name;

describe('the best voice', () => {
  it("is of the language's region, American for English without a region", () => {
    const voices = [
      voice('Daniel', 'en-GB', { default: true }),
      voice('Samantha', 'en-US'),
      voice('Joana', 'pt-PT'),
      voice('Luciana', 'pt_BR'),
    ];
    expect([best(voices, 'en'), best(voices, 'pt-BR')]).toEqual(['Samantha', 'Luciana']);
  });

  it('is of another region rather than none, and never of another language', () => {
    expect(best([voice('Joana', 'pt-PT'), voice('Mónica', 'es-ES')], 'pt-BR')).toBe('Joana');
    expect(best([voice('Samantha', 'en-US')], 'de')).toBeUndefined();
  });

  it('is local rather than remote, and no novelty voice', () => {
    expect(
      best([voice('Far', 'fr-FR', { localService: false }), voice('Near', 'fr-FR')], 'fr'),
    ).toBe('Near');
    expect(best([voice('Zarvox', 'en-US', { default: true }), voice('Karen', 'en-AU')], 'en')).toBe(
      'Karen',
    );
  });

  it('is another one after a failure', () => {
    const voices = [voice('Near', 'de-DE'), voice('Far', 'de-DE', { localService: false })];
    expect(best(voices, 'de', new Set(['Near']))).toBe('Far');
    expect(best(voices, 'de', new Set(['Near', 'Far']))).toBeUndefined();
  });
});

describe('speech', () => {
  it('has a rate of 0.8 in English and 1 otherwise, times the chosen speed', () => {
    expect([
      speechRate('en', 1),
      speechRate('en-US', 1),
      speechRate('pt-BR', 1),
      speechRate('de', 1.5),
    ]).toEqual([0.8, 0.8, 1, 1.5]);
    expect(speechRate('en', 1.25)).toBe(1);
  });

  it('names languages with their region', () => {
    expect(['en', 'pt-BR', 'es', 'fr', 'de'].map(speechTag)).toEqual([
      'en-US',
      'pt-BR',
      'es-ES',
      'fr-FR',
      'de-DE',
    ]);
  });
});
