import 'server-only';
import { HEALTH_CHECKS, healthFinding, type HealthFinding } from '@/shared/site/health';
import { env } from '../env/env';
import { canLimitDomains } from '../mail/can-limit-domains';
import { examineAddress } from './address';
import { examineBackups } from './backups';
import { examineClock } from './clock';
import { examineDatabase } from './database';
import { examineInstances } from './instances';
import { examineMachine } from './machine';
import { examineMail } from './mail';
import { examineSettings } from './settings';
import { examineSignIn } from './sign-in';
import { examineStorage } from './storage';

interface Scope {
  /** the folder of this release */
  rootDir: string;
  /** what is known already, instead of examining the database */
  database?: readonly HealthFinding[] | undefined;
  /** what is known already, instead of examining the storage */
  storage?: readonly HealthFinding[] | undefined;
  /** what is known already, instead of signing in to the mail server */
  mail?: readonly HealthFinding[] | undefined;
}

/** Examines everything at once, and returns the findings in a fixed order. */
export async function examine(scope: Scope): Promise<HealthFinding[]> {
  const settings = env();
  const [address, database, ...others] = await Promise.all([
    examineAddress(settings),
    scope.database
      ? { findings: scope.database, clock: undefined, limitsDomains: false }
      : examineDatabase(settings.databaseUrl ?? '', scope.rootDir),
    // Known findings report that there is no database to read.
    scope.database ? [] : examineInstances(settings.databaseUrl ?? ''),
    scope.database ? [] : examineBackups(settings.databaseUrl ?? ''),
    // Each one alone: new pictures go to one, and others still have older ones.
    scope.storage ?? Promise.all(settings.storages.map(examineStorage)),
    scope.mail ?? examineMail(settings.mail),
    examineSignIn(settings.oidc),
    examineMachine(settings.dataDir),
  ]);
  const clocks = [database, address].flatMap(({ clock }) => (clock ? [clock] : []));
  const findings = [
    ...examineSettings(settings),
    ...address.findings,
    ...database.findings,
    ...others.flat(2),
    ...(database.limitsDomains && !canLimitDomains(settings) ? [healthFinding('mailDomains')] : []),
    ...examineClock(clocks),
  ];
  return HEALTH_CHECKS.flatMap((check) => findings.filter((found) => found.check === check));
}
