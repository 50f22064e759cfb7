import { describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { readLine } from './read-line';

/** A line, and what is read: amount, unit, name and note, parted by '|'. */
type Case = [line: string, read: string];
const CASES: Record<ProjectLanguage, Case[]> = {
  en: [
    ['1-1/2 cups flour', '1.5|cup|flour|'],
    ['1/4-1/2 cup chopped chives', '0.25–0.5|cup|chopped chives|'],
    ['- 1,000 g sand', '1000|g|sand|'],
    ['20g to 40g sugar', '20–40|g|sugar|'],
    ['2 kg / 4 lb nails, galvanised', '2|kg|nails|4 lb, galvanised'],
    ['9 meters wire', '9|m|wire|'],
    ['between 2 and 3 m of rope', '2–3|m|rope|'],
    ['half a dozen eggs', '6||eggs|'],
    ['a couple of nails', '2||nails|'],
    ['3 x 250g tins peas', '3|tins|peas|250g'],
    ['2 x 200g smoked tofu', '2||200g smoked tofu|'],
    ['3 8 inch drive ratchet', '||3 8 inch drive ratchet|'],
    ['4 10 mm bolts', '4||10 mm bolts|'],
    ['Nuts (3x)', '3||Nuts|'],
    ['Rice 8oz (225g)', '8|oz|Rice|225g'],
    ['5 cans', '5||cans|'],
    ['a few drops of glue', '||drops of glue|a few'],
    ['2 tbsp sugar to taste', '2|tbsp|sugar|to taste'],
    ['screws: 12', '12||screws|'],
    ['M6 × 20', '||M6 × 20|'],
    ['10 mm socket (2)', '2||10 mm socket|'],
    ['1/4" hex bit', '||1/4" hex bit|'],
    ['6-in-1 tool', '||6-in-1 tool|'],
    ['12 V battery', '||12 V battery|'],
    ['500 ml beaker', '||500 ml beaker|'],
    ['1998 Volvo', '||1998 Volvo|'],
    ['00 flour', '||00 flour|'],
    ['00 flour 200 g', '200|g|00 flour|'],
    ['1 000 g flour', '||1 000 g flour|'],
    ['0 g sugar', '||0 g sugar|'],
    ['0-2 tsp chili', '0–2|tsp|chili|'],
    ['Cup of flour', '||Cup of flour|'],
    ['', '|||'],
  ],
  'pt-BR': [
    ['cerca de 2 colheres (chá) cheias de sal', '2|tsp|sal|cheias'],
    ['de 2 a 3 xícaras (chá) de água', '2–3|cup|água|'],
    ['1 e 1/2 xícara de leite', '1.5|cup|leite|'],
    ['meia dúzia de ovos', '6||ovos|'],
    ['2 folhas de lixa 220', '2|folhas|lixa 220|'],
    ['Martelo 500 g', '||Martelo 500 g|'],
  ],
  es: [
    ['unos 200 g de harina', '200|g|harina|'],
    ['unas hojas de laurel', '||hojas de laurel|unas'],
    ['1 kilo y medio de patatas', '1.5|kg|patatas|'],
    ['un par de guantes', '2||guantes|'],
    ['2 cucharadas soperas de aceite', '2|tbsp|aceite|'],
  ],
  fr: [
    ['une demi-tasse de lait', '0.5|cup|lait|'],
    ['2 à 3 c. à s. d’huile', '2–3|tbsp|huile|'],
    ['1 bonne pincée de sel', '1|pincée|sel|bonne'],
    ['une douzaine d’œufs', '12||œufs|'],
  ],
  de: [
    ['ca. 2-3 EL gehackte Petersilie', '2–3|tbsp|gehackte Petersilie|'],
    ['anderthalb Liter Milch', '1.5|l|Milch|'],
    ['50 cm Draht', '50|cm|Draht|'],
    ['10 mm Bohrer', '||10 mm Bohrer|'],
    ['3 x 400 g Dosen Tomaten', '3|Dosen|Tomaten|400 g'],
    ['100ml-Spritze', '||100ml-Spritze|'],
  ],
};

function read(line: string, lang: ProjectLanguage): string {
  const { amount, amountTo, unit, name, note } = readLine(line, lang);
  const range = [amount, amountTo].filter((end) => end !== null).join('–');
  return [range, unit ?? '', name, note ?? ''].join('|');
}

describe.each(Object.entries(CASES) as [ProjectLanguage, Case[]][])(
  'a line in %s',
  (lang, cases) => {
    it.each(cases)('%s', (line, expected) => {
      expect(read(line, lang)).toBe(expected);
    });
  },
);
