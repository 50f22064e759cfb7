import { describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/languages';
import { searchKey } from './words';
import { hasForms, stemIn, stemLexeme, stemLexemes, stemOf } from './stem';

const FORMS: [ProjectLanguage, ...string[]][] = [
  ['en', 'battery', 'batteries'], ['en', 'box', 'boxes'], ['en', 'shelf', 'shelves'], ['en', 'knife', 'knives'], ['en', 'glove', 'gloves'], ['en', 'replace', 'replaces', 'replaced', 'replacing', 'replacement', 'replacements'],
  ['en', 'stop', 'stopping', 'stopped'], ['en', 'install', 'installing', 'installation'], ['en', 'glass', 'glasses'], ['en', 'string', 'strings'],
  ['pt-BR', 'botão', 'botões'], ['pt-BR', 'papel', 'papéis'], ['pt-BR', 'nuvem', 'nuvens'], ['pt-BR', 'motor', 'motores'], ['pt-BR', 'luz', 'luzes'], ['pt-BR', 'barril', 'barris'], ['pt-BR', 'instalar', 'instalação', 'instalando', 'instalações'],
  ['pt-BR', 'animal', 'animais'], ['pt-BR', 'farol', 'faróis'], ['pt-BR', 'pão', 'pães'],
  ['es', 'luz', 'luces'], ['es', 'pantalón', 'pantalones'], ['es', 'papel', 'papeles'], ['es', 'pared', 'paredes'], ['es', 'reparar', 'reparación', 'reparando'],
  ['fr', 'château', 'châteaux'], ['fr', 'journal', 'journaux'], ['fr', 'bijou', 'bijoux'], ['fr', 'écran', 'écrans'], ['fr', 'réparer', 'réparation', 'réparez'], ['fr', 'remplacer', 'remplacement'],
  ['de', 'Batterie', 'Batterien'], ['de', 'Rad', 'Räder'], ['de', 'Schraube', 'Schrauben'], ['de', 'Uhr', 'Uhren'], ['de', 'Einstellung', 'Einstellungen', 'einstellen'], ['de', 'Kabel', 'Kabeln'],
];

describe('stems', () => {
  it.each(FORMS)('in %s are the same for %s and %s', (language, ...forms) => {
    expect(new Set(forms.map((form) => stemOf(searchKey(form), language))).size).toBe(1);
  });

  it('stay apart where words are apart', () => {
    for (const [one, other] of [['bass', 'base'], ['cable', 'cabin'], ['lens', 'len'], ['spring', 'spr']] as const) expect(stemOf(one, 'en')).not.toBe(stemOf(other, 'en'));
  });

  it('are marked by their language, and only letters have forms', () => {
    expect(stemLexeme('batteries', 'en')).toBe('/en/batteri');
    expect(stemLexemes('batterien')).toContain('/de/batteri');
    expect(stemIn('/pt/bota')).toBe('bota');
    expect(['bl810', 'ab', 'x'.repeat(50), '%'].map(hasForms)).toEqual([false, false, false, false]);
    expect(stemLexemes('bl810')).toEqual([]);
  });
});
