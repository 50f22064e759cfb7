import {
  CircleAlert,
  Info,
  Lightbulb,
  type LucideIcon,
  OctagonAlert,
  TriangleAlert,
} from 'lucide-react';
import type { LineKind } from '../../../model/lines/lines';

/** Each kind has a shape of its own. */
export const LINE_ICONS: Record<LineKind, LucideIcon> = {
  danger: OctagonAlert,
  warning: TriangleAlert,
  caution: CircleAlert,
  note: Info,
  tip: Lightbulb,
};
