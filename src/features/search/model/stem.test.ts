import { describe, expect, it } from 'vitest';
import { stemOf } from '@/languages/stem';
import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';
import { searchKey } from '@/shared/text/search-key';
import { formsOf, hasForms, stemIn, stemLexeme, stemLexemes, stemLexemesBeyond } from './stem';

const FORMS: [ProjectLanguage, ...string[]][] = [
  ['en', 'battery', 'batteries'],
  ['en', 'box', 'boxes'],
  ['en', 'shelf', 'shelves'],
  ['en', 'knife', 'knives'],
  ['en', 'glove', 'gloves'],
  ['en', 'replace', 'replaces', 'replaced', 'replacing', 'replacement', 'replacements'],
  ['en', 'stop', 'stopping', 'stopped'],
  ['en', 'install', 'installing', 'installation'],
  ['en', 'glass', 'glasses'],
  ['en', 'string', 'strings'],
  ['pt-BR', 'botão', 'botões'],
  ['pt-BR', 'papel', 'papéis'],
  ['pt-BR', 'nuvem', 'nuvens'],
  ['pt-BR', 'motor', 'motores'],
  ['pt-BR', 'luz', 'luzes'],
  ['pt-BR', 'barril', 'barris'],
  ['pt-BR', 'instalar', 'instalação', 'instalando', 'instalações'],
  ['pt-BR', 'animal', 'animais'],
  ['pt-BR', 'farol', 'faróis'],
  ['pt-BR', 'pão', 'pães'],
  ['es', 'luz', 'luces'],
  ['es', 'pantalón', 'pantalones'],
  ['es', 'papel', 'papeles'],
  ['es', 'pared', 'paredes'],
  ['es', 'reparar', 'reparación', 'reparando'],
  ['fr', 'château', 'châteaux'],
  ['fr', 'journal', 'journaux'],
  ['fr', 'bijou', 'bijoux'],
  ['fr', 'écran', 'écrans'],
  ['fr', 'réparer', 'réparation', 'réparez'],
  ['fr', 'remplacer', 'remplacement'],
  ['de', 'Batterie', 'Batterien'],
  ['de', 'Rad', 'Räder'],
  ['de', 'Schraube', 'Schrauben'],
  ['de', 'Uhr', 'Uhren'],
  ['de', 'Einstellung', 'Einstellungen', 'einstellen'],
  ['de', 'Kabel', 'Kabeln'],
];

const ENDINGS = [
  '',
  'y',
  'ies',
  'i',
  's',
  'es',
  'e',
  'f',
  'ves',
  'v',
  'ao',
  'oes',
  'l',
  'is',
  'm',
  'ns',
  'z',
  'ces',
  'x',
  'aux',
  'al',
  'ping',
  'ing',
  'ed',
  'ment',
  'en',
  'er',
  'ung',
  'ungen',
  'a',
  'o',
  'ar',
  'ado',
  'acao',
  'il',
  'eed',
  'ss',
  'sses',
];

describe('stems', () => {
  it.each(FORMS)('in %s are the same for %s and %s', (language, ...forms) => {
    expect(new Set(forms.map((form) => stemOf(searchKey(form), language))).size).toBe(1);
  });

  it('stay distinct where words are distinct', () => {
    for (const [one, other] of [
      ['bass', 'base'],
      ['cable', 'cabin'],
      ['lens', 'len'],
      ['spring', 'spr'],
    ] as const)
      expect(stemOf(one, 'en')).not.toBe(stemOf(other, 'en'));
  });

  it('are omitted for a prefix only where every word with this stem starts with it', () => {
    const roots = [
      'batter',
      'knif',
      'knive',
      'boto',
      'botao',
      'pape',
      'papel',
      'nuve',
      'jornal',
      'jorna',
      'chateau',
      'schraub',
      'box',
      'stop',
      'luz',
      'lu',
      'fre',
      'glas',
      'tabl',
      'barri',
    ];
    const words = [
      ...new Set(roots.flatMap((root) => ENDINGS.map((ending) => root + ending))),
    ].filter(hasForms);
    for (const language of PROJECT_LANGUAGES) {
      const stems = new Map<string, string[]>();
      for (const word of words)
        stems.set(stemOf(word, language), [...(stems.get(stemOf(word, language)) ?? []), word]);
      for (const searched of words.filter(
        (word) => !stemLexemesBeyond(word).includes(stemLexeme(word, language)),
      )) {
        const missed = stems
          .get(stemOf(searched, language))
          ?.filter((word) => !word.startsWith(searched));
        expect(missed, `${language} ${searched}`).toEqual([]);
      }
    }
    expect(stemLexemesBeyond('battery')).toContain('/en/batteri');
    expect(stemLexemesBeyond('basket')).not.toContain('/en/basket');
  });

  it('give the forms of words; each stem starts with the first letter of its words', () => {
    const words = ENDINGS.flatMap((ending) =>
      ['b', 'kn', 'str', 'batter', 'v'].map((root) => root + ending),
    ).filter(hasForms);
    for (const word of words)
      for (const stem of stemLexemes(word))
        expect(stemIn(stem).charAt(0), word).toBe(word.charAt(0));
    const isForm = formsOf(['batteries', 'bl810', 'shelf']);
    expect(['battery', 'batterie', 'shelves', 'bottle', 'bl810', ''].map(isForm)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('are marked by their language, and only words of letters have forms', () => {
    expect(stemLexeme('batteries', 'en')).toBe('/en/batteri');
    expect(stemLexemes('batterien')).toContain('/de/batteri');
    expect(stemIn('/pt/bota')).toBe('bota');
    expect(['bl810', 'ab', 'x'.repeat(50), '%'].map(hasForms)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(stemLexemes('bl810')).toEqual([]);
  });
});
