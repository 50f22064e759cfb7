import 'server-only';
import { env } from '@/server/env';

/** Whether pages link to /pricing, which the operator decides. */
export const showsPlans = (): boolean => env().showsPlans;
