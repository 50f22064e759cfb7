import { paoDeQueijoMessages, torneiraMessages, vasoMessages } from './messages/ana';
import { firstLayerMessages, plantShelfMessages, punctureMessages } from './messages/theo';
import type { SeedMessages } from './types';

/** What readers sent about the guides, by the guide's key. */
export const SEED_MESSAGES: Record<string, SeedMessages> = {
  vaso: vasoMessages,
  torneira: torneiraMessages,
  'pao-de-queijo': paoDeQueijoMessages,
  'first-layer': firstLayerMessages,
  'plant-shelf': plantShelfMessages,
  puncture: punctureMessages,
};
