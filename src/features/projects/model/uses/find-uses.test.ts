import { describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { usesFinder } from './find-uses';

/** Lines of a list, a text of a step, and the lines that it uses. */
type Case = [lines: string, text: string, used: string];
const CASES: Record<ProjectLanguage, Case[]> = {
  en: [
    ['500 g flour|2 eggs', 'Beat the egg.', '2 eggs'],
    ['4 oak shelves', 'Sand each shelf.', '4 oak shelves'],
    ['1 cup brown sugar|200 g sugar', 'Add the brown sugar.', '1 cup brown sugar'],
    ['1 cup brown sugar|200 g sugar', 'Add sugar.', '200 g sugar'],
    ['1 cup brown sugar|200 g white sugar', 'Add the sugar.', ''],
    ['7 mm socket|10 mm socket', 'Loosen it with the 10mm socket.', '10 mm socket'],
    ['socket 19 mm', 'Remove the five 19 mm nuts.', ''],
    ['chicken|2 cups chicken stock', 'Pour in the chicken stock.', '2 cups chicken stock'],
    ['2 cloves of garlic|3 garlic bulbs', 'Crush cloves.', ''],
    ['2 garlic cloves', 'Fry the garlic.', '2 garlic cloves'],
    ['Stock or water', 'Cover with water.', 'Stock or water'],
    ['brown or white sugar', 'Brown the butter.', ''],
    ['rear panel', 'Lift off the front panel.', ''],
    ['half-cured cheese|parmesan cheese', 'Add the half-cured cheese.', 'half-cured cheese'],
    ['olive oil', 'Drizzle with the remaining oil.', 'olive oil'],
    ['1 tbsp oil', 'Put it on an oiled tray.', ''],
    ['oil for frying', 'Keep frying.', ''],
    ['pair of pliers', 'Use the pliers.', 'pair of pliers'],
  ],
  'pt-BR': [
    ['500 g de farinha de trigo|2 limões', 'Peneire a farinha.', '500 g de farinha de trigo'],
    ['2 limões', 'Esprema o limão.', '2 limões'],
    ['açúcar mascavo|açúcar branco', 'Junte o açúcar mascavo.', 'açúcar mascavo'],
    ['açúcar mascavo|açúcar branco', 'Junte o açúcar.', ''],
    ['folhas de louro', 'Retire o louro.', 'folhas de louro'],
    ['chave de fenda', 'Aperte com a chave de fenda.', 'chave de fenda'],
  ],
  es: [
    ['200 g de azúcar moreno', 'Añade el azúcar.', '200 g de azúcar moreno'],
    ['tornillos de madera|tornillos de metal', 'Pon los tornillos de metal.', 'tornillos de metal'],
  ],
  fr: [
    ['2 œufs|1 blanc d’œuf', 'Ajouter les œufs.', '2 œufs'],
    ['sucre ou miel', 'Verser le miel.', 'sucre ou miel'],
  ],
  de: [
    ['500 g Weizenmehl', 'Das Mehl sieben.', '500 g Weizenmehl'],
    ['Puderzucker|Zucker', 'Mit Puderzucker bestreuen.', 'Puderzucker'],
    ['Weizenmehl|Roggenmehl', 'Das Mehl sieben.', ''],
    ['4 Schrauben', 'Die Schraube lösen.', '4 Schrauben'],
  ],
};

const usedIn = (lines: string, text: string, lang: ProjectLanguage) =>
  usesFinder(
    lines.split('|').map((line) => ({ id: line, line })),
    lang,
  )({ id: 'step', texts: [text], used: [] }).items;

describe.each(Object.entries(CASES))('uses in %s', (lang, cases) => {
  it.each(cases)('finds in %s · %s: %s', (lines, text, used) => {
    expect(usedIn(lines, text, lang as ProjectLanguage).join('|')).toBe(used);
  });
});

it('proposes nothing that the step uses already', () => {
  const entries = ['salt', 'pepper'].map((line) => ({ id: line, line }));
  const step = { id: 'step', texts: ['Season', 'Add salt and pepper.'], used: ['salt'] };
  expect(usesFinder(entries, 'en')(step)).toEqual({ stepId: 'step', items: ['pepper'] });
});
