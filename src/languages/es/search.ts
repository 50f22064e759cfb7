import { only } from '../notation';
import type { SearchWords } from '../types';

export const search: SearchWords = {
  stop: `
    el la los las un una unos unas del al y con sin por que cual cuales quien cuando donde mi
    mis tu tus su sus lo le les se no este esta esto ese esa eso puedo puede debo ser es son hay`,
  guides: `
    cambiar cambio reemplazar sustituir arreglar reparar reparacion instalar instalacion quitar
    hacer hago montar usar guia tutorial manual roto nuevo`,
  plurals: [
    ['ces', 'z', 2],
    ['les', 'l', 2],
    ['res', 'r', 2],
    ['nes', 'n', 2],
    ['des', 'd', 2],
    ['jes', 'j', 2],
    ['yes', 'y', 2],
    ['ss', 'ss', 1],
    ['s', '', 2],
  ],
  forms: [
    ...only(4, 'amiento', 'imiento', 'acion', 'icion', 'ando', 'iendo', 'ado', 'ada', 'ido', 'ida'),
    ...only(3, 'ar', 'er', 'ir', 'a', 'o', 'e'),
  ],
  unchanged: new Set(['lapiz', 'virus', 'crisis', 'gratis', 'entonces']),
};
