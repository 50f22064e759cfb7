import { readStored } from '@/browser/storage/stored-values';
import { type Place, parsePlace, placeKey } from '../model/place';

/** Reader's place in a guide on this device, read once. */
export const readPlace = (projectUid: string): Place | undefined =>
  parsePlace(readStored(placeKey(projectUid)));
