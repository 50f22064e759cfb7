import { counted } from '../notation';
import type { AmountWords } from '../types';

export const amounts: AmountWords = {
  numbers: [
    ...counted('one two three four five six seven eight nine ten eleven twelve'),
    ['a|an', 1],
    ['half|half a|half an', 0.5],
    ['a couple|a couple of|couple of', 2],
    ['half a dozen', 6],
  ],
  dozen: 'dozen',
  thousands: ',',
  and: 'and',
  andHalf: 'and a half',
  about: 'about|around|approximately|approx.|appr.|up to|ca.',
  from: 'from|between',
  to: 'to|or|and',
  of: 'of',
  units: {},
  pinch: 'pinch(es)',
  pieces:
    'dash(es)|clove(s)|slice(s)|can(s)|tin(s)|package(s)|packet(s)|pkg(s)|pack(s)|sachet(s)|envelope(s)|sprig(s)|stalk(s)|rib(s)|stick(s)|bunch(es)|handful(s)|spoon(s)|spoonful(s)|loaf/loaves|pint(s)|quart(s)|gallon(s)|pcs',
  piecesOf:
    'head(s)|pair(s)|set(s)|sheet(s)|roll(s)|box(es)|bag(s)|bottle(s)|jar(s)|tube(s)|block(s)|drop(s)|glass(es)|piece(s)|shot(s)',
  packs:
    'can(s)|tin(s)|package(s)|packet(s)|pkg(s)|pack(s)|sachet(s)|envelope(s)|box(es)|bag(s)|bottle(s)|jar(s)|tube(s)|block(s)|roll(s)|sheet(s)',
  sizes: 'small|medium|large|big|heaped|heaping|level|rounded',
  closings: 'to taste|as needed',
  vague: 'a few|a little|a little bit|some',
  containers: 'plunger|beaker|bottle|jar|bucket|hammer|syringe|jug|flask|canister|tub|mallet',
  head: 'last',
  between: 'and|or',
};
