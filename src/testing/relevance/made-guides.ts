import type { ProjectLanguage } from '@/shared/interface/languages';
import type { RawGuide } from './raw-guide';

type Words = {
  /** The words for it in a name, its category and a tag. */
  devices: [named: string, category: string, tag: string][];
  parts: string[];
  name: (part: string, device: string, model: string) => string;
  steps: (part: string) => string[];
};

/** Letters of a code, and the brand that uses them, both unique. */
const BRANDS = [
  ['BV', 'Belvar'],
  ['KD', 'Kordin'],
  ['TM', 'Tamuki'],
  ['OS', 'Osmera'],
  ['VX', 'Velinox'],
  ['PD', 'Prindal'],
  ['ZV', 'Zuvado'],
  ['LT', 'Luntari'],
] as const;
/** The parts of each device, by language. */
const PARTS_OF = [
  [0, 1, 5, 7, 8, 9],
  [1, 2, 4, 6, 8, 9],
  [1, 2, 3, 4, 8, 9],
  [0, 3, 5, 7, 8, 9],
  [0, 1, 4, 5, 7, 8],
  [1, 3, 4, 6, 7, 9],
  [0, 3, 4, 6, 8, 9],
  [0, 1, 5, 7, 8, 9],
];

const WORDS: Record<ProjectLanguage, Words> = {
  en: {
    devices: [
      ['Watch', 'Wearables', 'smartwatch'],
      ['Coffee Maker', 'Kitchen Appliances', 'coffee'],
      ['Washing Machine', 'Home Appliances', 'laundry'],
      ['Drone', 'Toys', 'quadcopter'],
      ['Headphones', 'Audio', 'headset'],
      ['Printer', 'Office', '3d printing'],
      ['Vacuum Cleaner', 'Home Appliances', 'vacuuming'],
      ['Camera', 'Photography', 'lens'],
    ],
    parts: [
      'Battery',
      'Screen',
      'Water Pump',
      'Drive Belt',
      'Power Cord',
      'Speaker',
      'Nozzle',
      'Charging Port',
      'Gasket',
      'Motor',
    ],
    name: (part, device, model) => `${model} ${device} ${part} Replacement`,
    steps: (part) => [
      'Remove the screws of the cover',
      `Disconnect the ${part.toLowerCase()}`,
      'Put everything back in reverse',
    ],
  },
  'pt-BR': {
    devices: [
      ['do relógio', 'Relógios', 'pulseira'],
      ['da cafeteira', 'Cozinha', 'café'],
      ['da máquina de lavar', 'Eletrodomésticos', 'lavanderia'],
      ['do drone', 'Brinquedos', 'voo'],
      ['do fone de ouvido', 'Áudio', 'música'],
      ['da impressora', 'Escritório', 'impressão'],
      ['do aspirador', 'Eletrodomésticos', 'limpeza'],
      ['da câmera', 'Fotografia', 'lente'],
    ],
    parts: [
      'a bateria',
      'a tela',
      'a bomba de água',
      'a correia',
      'o cabo de força',
      'o alto-falante',
      'o bico',
      'o conector de carga',
      'a vedação',
      'o motor',
    ],
    name: (part, device, model) => `Trocar ${part} ${device} ${model}`,
    steps: (part) => ['Retirar os parafusos da tampa', `Soltar ${part}`, 'Montar tudo de novo'],
  },
  es: {
    devices: [
      ['del reloj', 'Relojes', 'correa'],
      ['de la cafetera', 'Cocina', 'café'],
      ['de la lavadora', 'Electrodomésticos', 'colada'],
      ['del dron', 'Juguetes', 'vuelo'],
      ['de los auriculares', 'Audio', 'música'],
      ['de la impresora', 'Oficina', 'impresión'],
      ['de la aspiradora', 'Electrodomésticos', 'limpieza'],
      ['de la cámara', 'Fotografía', 'objetivo'],
    ],
    parts: [
      'la batería',
      'la pantalla',
      'la bomba de agua',
      'la correa de transmisión',
      'el cable de alimentación',
      'el altavoz',
      'la boquilla',
      'el conector de carga',
      'la junta',
      'el motor',
    ],
    name: (part, device, model) => `Cambiar ${part} ${device} ${model}`,
    steps: (part) => ['Quitar los tornillos de la tapa', `Desconectar ${part}`, 'Volver a montar'],
  },
  fr: {
    devices: [
      ['de la montre', 'Montres', 'bracelet'],
      ['de la cafetière', 'Cuisine', 'café'],
      ['du lave-linge', 'Électroménager', 'lessive'],
      ['du drone', 'Jouets', 'vol'],
      ['du casque', 'Audio', 'musique'],
      ['de l’imprimante', 'Bureau', 'impression'],
      ['de l’aspirateur', 'Électroménager', 'ménage'],
      ['de l’appareil photo', 'Photographie', 'objectif'],
    ],
    parts: [
      'la batterie',
      'l’écran',
      'la pompe à eau',
      'la courroie',
      'le cordon d’alimentation',
      'le haut-parleur',
      'la buse',
      'le connecteur de charge',
      'le joint',
      'le moteur',
    ],
    name: (part, device, model) => `Remplacer ${part} ${device} ${model}`,
    steps: (part) => ['Retirer les vis du capot', `Débrancher ${part}`, 'Tout remonter'],
  },
  de: {
    devices: [
      ['Armbanduhr', 'Uhren', 'Smartwatch'],
      ['Kaffeemaschine', 'Küche', 'Kaffee'],
      ['Waschmaschine', 'Haushaltsgeräte', 'Wäsche'],
      ['Drohne', 'Spielzeug', 'Quadrokopter'],
      ['Kopfhörer', 'Audio', 'Musik'],
      ['Drucker', 'Büro', 'Drucken'],
      ['Staubsauger', 'Haushaltsgeräte', 'Putzen'],
      ['Kamera', 'Fotografie', 'Objektiv'],
    ],
    parts: [
      'Akku',
      'Bildschirm',
      'Wasserpumpe',
      'Antriebsriemen',
      'Netzkabel',
      'Lautsprecher',
      'Düse',
      'Ladebuchse',
      'Dichtung',
      'Motor',
    ],
    name: (part, device, model) => `${device} ${model}: ${part} tauschen`,
    steps: (part) => ['Schrauben der Abdeckung lösen', `${part} ausbauen`, 'Alles zusammensetzen'],
  },
};

/**
 * Repairs of devices that differ in a word or a number only, like most guides of a large site: two
 * models of each device.
 */
export function madeGuides(): RawGuide[] {
  return Object.entries(WORDS).flatMap(([language, words], place) =>
    words.devices.flatMap(([device, category, tag], number) =>
      [0, 5].flatMap((generation) => {
        const [letters, brand] = BRANDS[(place * 3 + number + generation) % BRANDS.length] ?? [];
        const ref = `${letters}-${210 + place * 100 + number * 10 + generation}`;
        return (PARTS_OF[number] ?? []).map((index) => {
          const part = words.parts[index] ?? '';
          return {
            language: language as ProjectLanguage,
            name: words.name(part, device, `${brand} ${ref}`),
            ref,
            brand: brand ?? '',
            category,
            tags: [tag],
            parts: [],
            steps: words.steps(part),
          };
        });
      }),
    ),
  );
}
