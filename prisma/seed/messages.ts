import { firstLayerMessages } from './messages/first-layer';
import { paoDeQueijoMessages } from './messages/pao-de-queijo';
import { plantShelfMessages } from './messages/plant-shelf';
import { punctureMessages } from './messages/puncture';
import { torneiraMessages } from './messages/torneira';
import { vasoMessages } from './messages/vaso';
import type { SeedMessages } from './types';

/** Readers' messages about the guides, by the guide's key. */
export const SEED_MESSAGES: Record<string, SeedMessages> = {
  vaso: vasoMessages,
  torneira: torneiraMessages,
  'pao-de-queijo': paoDeQueijoMessages,
  'first-layer': firstLayerMessages,
  'plant-shelf': plantShelfMessages,
  puncture: punctureMessages,
};
