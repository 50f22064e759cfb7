import { counted } from '../notation';
import type { AmountWords } from '../types';

export const amounts: AmountWords = {
  numbers: [
    ...counted(
      'ein|eine|einen|einer|eines|einem zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    ),
    ['eins', 1],
    ['halbe|halber|halbes|halben|ein halb|eine halbe|ein halber|ein halbes|einen halben', 0.5],
    ['anderthalb|eineinhalb', 1.5],
    ['ein halbes Dutzend', 6],
  ],
  dozen: 'Dutzend',
  thousands: '.',
  and: 'und',
  andHalf: 'und eine halbe',
  about: 'ca.|circa|etwa|ungefähr|rund|bis zu',
  from: 'von|zwischen',
  to: 'bis|oder|und',
  of: '',
  units: {
    tsp: 'TL|Teelöffel',
    tbsp: 'EL|Esslöffel|Eßlöffel',
    cup: 'Tasse(n)',
    l: 'Liter',
    m: 'Meter',
    in: 'Zoll',
  },
  pinch: 'Prise(n)',
  pieces:
    'Zehe(n)|Dose(n)|Scheibe(n)|Bund|Bünde|Stück|Stücke|Stk|Zweig(e)|Päckchen|Pck|Packung(en)|Msp|Flasche(n)|Glas/Gläser|Beutel|Rolle(n)|Paar(e)|Tropfen|Stange(n)|Satz/Sätze|Tüte(n)|Becher|Tube(n)|Pfund',
  piecesOf: '',
  packs:
    'Dose(n)|Päckchen|Pck|Packung(en)|Flasche(n)|Glas/Gläser|Beutel|Rolle(n)|Tüte(n)|Becher|Tube(n)',
  sizes:
    'klein|kleine|kleiner|kleines|kleinen|groß|große|großer|großes|großen|gehäuft|gehäufte|gehäufter|gehäuften|gestr.|gestrichen|gestrichene|gestrichener|gestrichenen|mittelgroß|mittelgroße|mittelgroßer',
  closings: 'nach Geschmack|nach Belieben|nach Bedarf',
  vague: 'etwas|ein paar|einige',
  containers: 'Hammer|Spritze|Flasche|Eimer|Becherglas|Kanister|Messbecher',
  head: 'joined',
  between: 'und|oder',
};
