// One chunk, loaded for guides with amounts only.
export { ScaledText } from '@/features/projects/ui/components/amounts/scaled-text';
export { AmountBar } from './amount-bar';
