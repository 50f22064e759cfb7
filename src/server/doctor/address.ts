import 'server-only';
import { healthFinding, type HealthFinding } from '@/shared/site/health';
import { harmlessLine } from '@/shared/text/text';
import type { Env } from '../env/env';
import { type ClockReading, readingOf } from './clock';

const TIMEOUT_MS = 5_000;

/**
 * Examines whether the product answers at its public address, whether a proxy that nothing trusts
 * passes that on, and the clock of what answers there.
 */
export async function examineAddress({
  publicUrl,
  trustedProxies,
}: Pick<Env, 'publicUrl' | 'trustedProxies'>): Promise<{
  findings: HealthFinding[];
  clock?: ClockReading;
}> {
  const fromMs = Date.now();
  const answer = await fetch(`${publicUrl}/readyz`, {
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!answer) return { findings: [healthFinding('addressSilent', { url: publicUrl })] };
  const otherMs = Date.parse(answer.headers.get('date') ?? '');
  await answer.body?.cancel();
  const { ok, status } = answer;
  const finding = () => {
    if (!ok) return healthFinding('addressWrong', { url: publicUrl, status });
    // The product sends neither header.
    const proxy = answer.headers.get('via') ?? answer.headers.get('server');
    // An https address without a trusted proxy stands out in the settings already.
    return proxy !== null && trustedProxies === 0 && publicUrl.startsWith('http:')
      ? healthFinding('addressProxied', { url: publicUrl, proxy: harmlessLine(proxy) })
      : healthFinding('addressGood', { url: publicUrl });
  };
  return {
    findings: [finding()],
    ...(Number.isNaN(otherMs)
      ? {}
      : { clock: readingOf('address', { fromMs, toMs: Date.now(), otherMs }) }),
  };
}
