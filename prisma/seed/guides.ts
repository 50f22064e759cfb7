import { firstLayerGuide } from './guides/first-layer';
import { paoDeQueijoGuide } from './guides/pao-de-queijo';
import { plantShelfGuide } from './guides/plant-shelf';
import { punctureGuide } from './guides/puncture';
import { torneiraGuide } from './guides/torneira';
import { vasoGuide } from './guides/vaso';
import type { SeedGuide } from './types';

/** The demo guides of a new installation, in the order in which they are created. */
export const SEED_GUIDES: SeedGuide[] = [
  vasoGuide,
  firstLayerGuide,
  torneiraGuide,
  plantShelfGuide,
  paoDeQueijoGuide,
  punctureGuide,
];
