import { describe, expect, it } from 'vitest';
import { samplesFor } from './sample';

const guide = (name: string, languages: ('pt-BR' | 'en' | 'es')[], stepCount = 7) => ({
  name,
  languages,
  stepCount,
});
const GUIDES = [
  guide('tap', ['pt-BR', 'en']),
  guide('spanish', ['es']),
  guide('shelf', ['en', 'pt-BR']),
  guide('short', ['en'], 2),
  guide('tyre', ['en']),
];
const names = (locale: string) => samplesFor(GUIDES, locale).map(({ name }) => name);

describe('the sample guide', () => {
  it('is written in the language of the visitor, else translated into it, else any', () => {
    expect(names('en')).toEqual(['shelf', 'tyre', 'tap', 'spanish']);
    expect(names('pt-BR')).toEqual(['tap', 'shelf', 'spanish', 'tyre']);
    expect(names('de')[0]).toBe('tap');
  });

  it('has enough steps', () => {
    expect(names('en')).not.toContain('short');
    expect(samplesFor([], 'en')).toEqual([]);
  });
});
