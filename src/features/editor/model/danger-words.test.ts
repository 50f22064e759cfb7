import { describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { dangerWord } from './danger-words';

describe('a dangerous word', () => {
  it.each<[ProjectLanguage, string, string]>([
    ['en', 'Unplug the MAINS first', 'MAINS'],
    ['en', 'Fit the new blades.', 'blades'],
    ['en', 'It runs on 230V.', '230V'],
    ['en', 'Pour the **hot** oil', 'hot'],
    ['en', 'Rinse off the acid', 'acid'],
    ['en', 'A high\nvoltage supply', 'high\nvoltage'],
    ['pt-BR', 'Desligue da rede elétrica', 'rede elétrica'],
    ['pt-BR', 'DESLIGUE DA REDE ELETRICA', 'REDE ELETRICA'],
    ['pt-BR', 'Troque a lâmina', 'lâmina'],
    ['pt-BR', 'Óleo quente', 'quente'],
    ['pt-BR', 'Com a\u0301cido', 'ácido'],
    ['es', 'Cambie la cuchilla', 'cuchilla'],
    ['es', 'Aceite muy caliente', 'caliente'],
    ['es', 'Añada el Ácido', 'Ácido'],
    ['fr', 'Débranchez du secteur', 'secteur'],
    ['fr', 'La lame est montée', 'lame'],
    ['fr', 'De l’huile chaude', 'chaude'],
    ['fr', 'L’acide dissout', 'acide'],
    ['de', 'Unter Netzspannung', 'Netzspannung'],
    ['de', 'Die Klingen wechseln', 'Klingen'],
    ['de', 'Das heiße Öl', 'heiße'],
    ['de', 'Die Säure abspülen', 'Säure'],
    ['de', 'Beide liegen unter Spannung', 'unter Spannung'],
  ])('is found in %s: %s', (lang, text, word) => {
    expect(dangerWord(text, lang)).toBe(word);
  });

  it.each<[ProjectLanguage, string]>([
    ['en', 'A shot of the hotel, placid and domains'],
    ['en', '1230 V, 230 VA'],
    ['en', 'Press the lame key'],
    ['pt-BR', 'A serra e a placa'],
    ['es', 'La hoja de papel'],
    ['fr', 'Le chaudron et la salamandre'],
    ['de', 'Er heißt Klaus und leitet'],
    ['de', ''],
  ])('is a whole word of its language, so not in %s: %s', (lang, text) => {
    expect(dangerWord(text, lang)).toBeUndefined();
  });

  it('is looked for in the language of the text only', () => {
    expect(dangerWord('Chaud devant', 'en')).toBeUndefined();
  });
});
