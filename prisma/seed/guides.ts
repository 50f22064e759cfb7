import { firstLayerGuide } from './guides/first-layer';
import { paoDeQueijoGuide } from './guides/pao-de-queijo';
import { plantShelfGuide } from './guides/plant-shelf';
import { punctureGuide } from './guides/puncture';
import { torneiraGuide } from './guides/torneira';
import { vasoGuide } from './guides/vaso';
import type { SeedGuide } from './types';

/** The guides a fresh installation starts with, in the order in which they are stored. */
export const SEED_GUIDES: SeedGuide[] = [
  vasoGuide,
  firstLayerGuide,
  torneiraGuide,
  plantShelfGuide,
  paoDeQueijoGuide,
  punctureGuide,
];
