import 'server-only';
import { healthFinding, type HealthFinding } from '@/shared/site/health';
import type { Env } from '../env/env';
import { misspeltNames, retiredNames } from '../env/misspelt';

const HTTP_PORT = 80;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Names that are probably misspelt settings, and those of earlier releases. */
export const misspeltSettings = (source?: Record<string, string | undefined>): HealthFinding[] => [
  ...misspeltNames(source).map(({ name, meant = 'none' }) =>
    healthFinding('settingsMisspelt', { name, meant }),
  ),
  ...retiredNames(source).map((name) => healthFinding('settingsRetired', { name })),
];

/** Findings about settings that are valid but suspicious. */
export function examineSettings(
  {
    publicUrl,
    port,
    trustedProxies,
    s3,
  }: Pick<Env, 'publicUrl' | 'port' | 'trustedProxies' | 's3'>,
  source?: Record<string, string | undefined>,
): HealthFinding[] {
  const { protocol, hostname, port: publicPort } = new URL(publicUrl);
  const findings = misspeltSettings(source);
  if (protocol === 'http:' && !LOOPBACK.test(hostname))
    findings.push(healthFinding('settingsPlainHttp', { url: publicUrl }));
  if (protocol === 'https:' && trustedProxies === 0)
    findings.push(healthFinding('settingsNoProxy'));
  // The product speaks no TLS itself, so https always comes by a proxy.
  if (protocol === 'http:' && trustedProxies > 0 && Number(publicPort || HTTP_PORT) === port)
    findings.push(healthFinding('settingsDirect', { count: trustedProxies, url: publicUrl }));
  // Browsers refuse such uploads as mixed content.
  if (protocol === 'https:' && s3?.endpoint.startsWith('http:'))
    findings.push(healthFinding('settingsPlainS3', { endpoint: s3.endpoint }));
  return findings.length > 0 ? findings : [healthFinding('settingsGood')];
}
