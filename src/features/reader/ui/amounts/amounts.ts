// One chunk, loaded for guides with amounts only.
export { AmountBar } from './amount-bar';
export { PartsList } from './parts-list';
