import 'server-only';
import { cacheLife } from 'next/cache';
import { keepUnder } from '@/server/cache';
import { env } from '@/server/env';
import { SETTINGS } from '@/server/page-expiry';

/** Where else the people who run this installation are found. */
export const operatorLinks = (): readonly string[] => env().socialLinks;

/** Whether pages link to /pricing, which the operator decides. */
export const showsPlans = (): boolean => env().showsPlans;

/**
 * Puts a prerendered page under the settings that stand in it, such as PUBLIC_URL: each start expires those, so that one build
 * serves every installation.
 */
export async function keepUnderSettings(): Promise<void> {
  'use cache';
  cacheLife('max');
  keepUnder(SETTINGS);
}
