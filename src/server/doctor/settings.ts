import 'server-only';
import { healthFinding, type HealthFinding } from '@/shared/site/health';
import type { Env } from '../env/env';
import { misspeltNames } from '../env/misspelt';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Names that are probably misspelt settings. */
export const misspeltSettings = (source?: Record<string, string | undefined>): HealthFinding[] =>
  misspeltNames(source).map(({ name, meant = 'none' }) =>
    healthFinding('settingsMisspelt', { name, meant }),
  );

/** What stands out in settings that can be used. */
export function examineSettings(
  { publicUrl, trustedProxies, s3 }: Pick<Env, 'publicUrl' | 'trustedProxies' | 's3'>,
  source?: Record<string, string | undefined>,
): HealthFinding[] {
  const { protocol, hostname } = new URL(publicUrl);
  const found = misspeltSettings(source);
  if (protocol === 'http:' && !LOOPBACK.test(hostname))
    found.push(healthFinding('settingsPlainHttp', { url: publicUrl }));
  if (protocol === 'https:' && trustedProxies === 0) found.push(healthFinding('settingsNoProxy'));
  // Browsers refuse such uploads as mixed content.
  if (protocol === 'https:' && s3?.endpoint.startsWith('http:'))
    found.push(healthFinding('settingsPlainS3', { endpoint: s3.endpoint }));
  return found.length > 0 ? found : [healthFinding('settingsGood')];
}
