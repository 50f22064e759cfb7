import 'server-only';
import { healthFinding, type HealthFinding } from '@/shared/site/health';
import { type ClockReading, readingOf } from './clock';

const TIMEOUT_MS = 5_000;

/** Whether the product answers at its public address, and the clock of what answers there. */
export async function examineAddress(
  publicUrl: string,
): Promise<{ findings: HealthFinding[]; clock?: ClockReading }> {
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
  return {
    findings: [
      ok
        ? healthFinding('addressGood', { url: publicUrl })
        : healthFinding('addressWrong', { url: publicUrl, status }),
    ],
    ...(Number.isNaN(otherMs)
      ? {}
      : { clock: readingOf('address', { fromMs, toMs: Date.now(), otherMs }) }),
  };
}
