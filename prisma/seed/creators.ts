import type { SeedCreator } from './types';

/** The two creators of the demo guides. Their addresses are reserved and cannot receive mail. */
export const SEED_CREATORS: SeedCreator[] = [
  {
    key: 'ana',
    name: 'Oficina da Ana',
    email: 'ana@makerstep.example',
    smallDescription:
      'Conserto, planto e cozinho em casa, em Minas. Guias curtos, com o que eu queria ter sabido antes de começar.',
    url: '',
    textColor: '#1b1916',
    backgroundColor: '#dce5d3',
    coverOpacity: 0.6,
    verified: true,
    avatar: 'ana-avatar',
    cover: 'ana-cover',
  },
  {
    key: 'theo',
    name: 'Theo’s Bench',
    email: 'theo@makerstep.example',
    smallDescription:
      'Bikes, boards and a stubborn 3D printer. I write a guide the second time I have to look something up.',
    url: '',
    textColor: '#fbf8f3',
    backgroundColor: '#2f3b4a',
    coverOpacity: 0.35,
    verified: false,
    avatar: 'theo-avatar',
    cover: 'theo-cover',
  },
];
