import 'server-only';
import { env } from '@/server/env';

/** Where else the people who run this installation are found. */
export const operatorLinks = (): readonly string[] => env().socialLinks;

/** Whether pages link to /pricing, which the operator decides. */
export const showsPlans = (): boolean => env().showsPlans;
