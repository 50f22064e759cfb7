import { readStored } from '@/browser/storage/stored-values';
import { type Place, parsePlace, placeKey } from '../model/place';

/** Where this device's reader is in a guide, read once. */
export const readPlace = (projectUid: string): Place | undefined =>
  parsePlace(readStored(placeKey(projectUid)));
