/** The guides of an invented site of Dozuki, in the shapes of its API 2.0. */

type Image = { width?: number; height?: number; markup?: string; hasSource?: boolean };
type Video = { duration: number; file: string; isInGuide: boolean; still: number };
type Line = { text_raw: string; bullet: string; level: number };
type Media = { type: 'image'; images: number[] } | { type: 'video'; video: number } | Embed;
type Embed = { type: 'embed'; url: string };
type Step = { lines: Line[]; media?: Media; title?: string; notes?: string; comments?: object[] };
export type SiteGuide = {
  title: string;
  locale: string;
  category: string;
  tags: string[];
  steps: Step[];
  cover?: number;
  isPrivate?: boolean;
  more?: Record<string, unknown>;
};

const line = (text_raw: string, bullet = 'black', level = 0): Line => ({ text_raw, bullet, level });
const images = (...ids: number[]): Media => ({ type: 'image', images: ids });
const SIZE = { width: 1000, height: 500 };

/** By id; others have no shapes. */
export const IMAGES: Record<number, Image> = {
  2: { ...SIZE, markup: ';rectangle,100x100,300x300,red;arrow,500x100,700x300,blue;' },
  3: { ...SIZE, markup: ';circle,500x250,100,yellow;' },
  5: { ...SIZE, markup: ';crop,-10x0,1000x500;null;' },
  6: { ...SIZE, markup: ';arrow,10x10,200x200,green;arrow,100x100,9000x100,green;' },
  7: { ...SIZE, markup: ';circle,100.5x100.25,50,orange;' },
  14: {
    ...SIZE,
    markup: ';rectangle,10x10,200x200,chartreuse;freehand,1x1,20x20,red;circle,100x100,40,violet;',
  },
  15: { markup: ';arrow,1x1,90x90,red;' },
  // Its shapes count the pixels of the picture without them.
  16: {
    ...SIZE,
    markup: ';arrow,1500x700,1800x900,black;rectangle,100x100,400x400,lightBlue;',
    hasSource: true,
  },
};

export const VIDEOS: Record<number, Video> = {
  201: { duration: 1000, file: 'sound-and-tags.mp4', isInGuide: true, still: 12 },
  202: { duration: 45_000, file: 'sound-and-tags.mp4', isInGuide: false, still: 13 },
  203: { duration: 1000, file: 'tags.webm', isInGuide: false, still: 19 },
};

export const CATEGORIES = {
  Lamps: { 'Desk lamps': {}, 'Fixed lamps': { 'Wall lamps': {} } },
};

export const GUIDES: Record<number, SiteGuide> = {
  101: {
    title: 'Replace the cord of a lamp',
    locale: 'en',
    category: 'Desk lamps',
    tags: ['Cord', 'First week'],
    cover: 1,
    more: {
      difficulty: 'Easy',
      time_required_min: 1800,
      time_required_max: 5400,
      author: { userid: 4, username: 'Nora' },
      prerequisites: [{ guideid: 102, title: 'Unplug the lamp' }],
      tools: [{ text: 'Screwdriver', quantity: 1, notes: 'a small one' }],
      parts: [{ text: 'Cord of 2 m', quantity: 1 }],
    },
    steps: [
      {
        lines: [line('Cut the cord here.', 'red'), line('Keep the plug.', 'black', 1)],
        media: images(2, 3, 4),
      },
      { lines: [line('Pull the cord out.')], media: images(5) },
      { lines: [line('Push the new one in.'), line('Mind the edge.', 'icon_caution')] },
    ],
  },
  102: {
    title: 'Unplug the lamp',
    locale: 'en',
    category: 'Desk lamps',
    tags: [],
    steps: [{ lines: [line('Pull the plug, not the cord.')] }],
  },
  103: {
    title: 'Schirm wechseln',
    locale: 'de',
    category: 'Desk lamps',
    tags: ['Schirm'],
    steps: [
      {
        lines: [line('Löse den Ring.', 'green'), line('Heb den Schirm ab.', 'orange')],
        media: images(6, 7, 8, 9, 10),
      },
      { lines: [line('Setz den neuen auf.')], media: images(11) },
    ],
  },
  104: {
    title: 'Troque o soquete',
    locale: 'pt',
    category: 'Desk lamps',
    tags: [],
    steps: [
      { lines: [line('Gire o soquete.')], media: { type: 'video', video: 201 } },
      { lines: [line('Aperte os fios.')] },
    ],
  },
  105: {
    title: 'Changer le variateur',
    locale: 'fr',
    category: 'Wall lamps',
    tags: [],
    steps: [{ lines: [line('Regardez les fils.')], media: { type: 'video', video: 202 } }],
  },
  106: {
    title: 'Limpiar el reflector',
    locale: 'es',
    category: 'Wall lamps',
    tags: [],
    steps: [
      { lines: [line('Quita el polvo.', 'violet')], media: images(14) },
      { lines: [line('Seca el reflector.')], media: images(15) },
    ],
  },
  107: {
    title: 'Test the insulation',
    locale: 'en',
    category: 'Wall lamps',
    tags: ['Safety'],
    more: {
      comments: [{ text: 'Internal: ask Vera before you publish this.' }],
      notes: 'Internal: legal has not seen it.',
    },
    steps: [
      {
        lines: [line('Measure between both points.')],
        media: images(16),
        comments: [{ text: 'Internal: which meter?' }],
        notes: 'Internal: check the range.',
      },
    ],
  },
  108: {
    title: 'Mount the bracket',
    locale: 'en',
    category: 'Wall lamps',
    tags: [],
    steps: [
      { lines: [line('Drill two holes.')], media: images(17, 18) },
      { lines: [line('Turn the screws.')], media: { type: 'video', video: 203 } },
      { lines: [line('Read more.')], media: { type: 'embed', url: 'https://more.example/hold' } },
    ],
  },
  109: {
    title: 'Store spare bulbs',
    locale: 'en',
    category: 'Wall lamps',
    tags: [],
    cover: 20,
    more: { introduction_raw: 'See it. [video|https://films.example/7]' },
    steps: [{ lines: [line(`Put them away.${' Never stack two of them.'.repeat(60)}`)] }],
  },
  110: {
    title: 'The new driver',
    locale: 'en',
    category: 'Wall lamps',
    tags: ['Safety'],
    isPrivate: true,
    steps: [{ lines: [line('Not for everyone yet.')], media: images(21) }],
  },
  111: {
    title: 'Prices of spare parts',
    locale: 'en',
    category: 'Desk lamps',
    tags: [],
    isPrivate: true,
    steps: [{ lines: [line('Ask for them.')] }],
  },
  112: {
    title: 'Oil the hinge',
    locale: 'en',
    category: 'Desk lamps',
    tags: ['First week'],
    steps: [{ lines: [] }, { lines: [line('One drop.')] }],
  },
};
