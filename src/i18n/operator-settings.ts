import 'server-only';
import { env } from '@/server/env/env';

/** The operator's other profiles. */
export const operatorLinks = (): readonly string[] => env().socialLinks;

/** Whether pages link to /pricing, which the operator decides. */
export const showsPlans = (): boolean => env().showsPlans;
