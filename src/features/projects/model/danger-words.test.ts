import { describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { dangerWord, harmWord } from './danger-words';

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

describe('a word of harm in a report', () => {
  it.each<[string, string]>([
    ['I got a SHOCK from the frame', 'SHOCK'],
    ['It burnt my hand', 'burnt'],
    ['The plug caught fire', 'fire'],
    ['Smells of gas here', 'gas'],
    ['I cut myself', 'cut'],
    ['My thumb is bleeding', 'bleeding'],
    ['Smoke came out', 'Smoke'],
    ['It could explode', 'explode'],
    ['A short-circuit', 'short-circuit'],
    ['Levei um choque', 'choque'],
    ['Queimei a mão', 'Queimei'],
    ['Pegou fogo', 'fogo'],
    ['Cheiro de gás', 'gás'],
    ['Cortei o dedo, está sangrando', 'Cortei'],
    ['Saiu fumaça', 'fumaça'],
    ['Pode explodir', 'explodir'],
    ['Me dio un calambre', 'calambre'],
    ['Me quemé', 'quemé'],
    ['Huele a gas', 'gas'],
    ['Me corté', 'corté'],
    ['Sale humo', 'humo'],
    ['La batería explotó', 'explotó'],
    ['J’ai reçu un choc', 'choc'],
    ['Je me suis brûlé', 'brûlé'],
    ['Il a pris feu', 'feu'],
    ['Odeur de gaz', 'gaz'],
    ['Je me suis coupée', 'coupée'],
    ['Ça saigne', 'saigne'],
    ['De la fumée', 'fumée'],
    ['Ich habe einen Schlag bekommen', 'Schlag'],
    ['Finger verbrannt', 'verbrannt'],
    ['Es hat Feuer gefangen', 'Feuer'],
    ['Gasgeruch', 'Gasgeruch'],
    ['In den Finger geschnitten, es blutet', 'geschnitten'],
    ['Es raucht', 'raucht'],
    ['Der Akku ist explodiert', 'explodiert'],
  ])('is found whatever the language of the form: %s', (text, word) => {
    expect(harmWord(text, 'en')).toBe(word);
  });

  it('may be a dangerous word of its language', () => {
    expect(harmWord('Il y a du 230 V', 'fr')).toBe('230 V');
  });

  it.each(['Which screw?', 'I explored the shortcut', 'Quem fez isto?', 'The fired clay'])(
    'is a whole word: %s',
    (text) => {
      expect(harmWord(text, 'en')).toBeUndefined();
    },
  );
});
