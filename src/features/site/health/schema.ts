import { z } from 'zod';
import {
  HEALTH_CHECKS,
  HEALTH_FINDINGS,
  HEALTH_STATES,
  type HealthCode,
} from '@/shared/site/health';

const codes = Object.keys(HEALTH_FINDINGS) as HealthCode[];

export const healthFindingView = z.object({
  check: z.enum(HEALTH_CHECKS),
  state: z.enum(HEALTH_STATES),
  code: z.enum(codes),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .meta({ description: 'What the sentence mentions.' }),
  message: z.string().meta({ description: 'What was found and what to do, in English.' }),
});
export const healthView = z.object({
  state: z.enum(HEALTH_STATES).meta({ description: 'The worst state of all findings.' }),
  findings: z.array(healthFindingView),
});

export type HealthFindingView = z.infer<typeof healthFindingView>;
export type HealthView = z.infer<typeof healthView>;
