import 'server-only';
import { HEALTH_CHECKS, type HealthFinding } from '@/shared/site/health';
import { type Env, env } from '../env/env';
import { storageWords, storeIn } from '../storage/store';
import { examineAddress } from './address';
import { examineClock } from './clock';
import { examineDatabase } from './database';
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
}

/** Examines everything at once, and tells it in a fixed order. */
export async function examine(scope: Scope): Promise<HealthFinding[]> {
  const settings = env();
  const [address, database, ...others] = await Promise.all([
    examineAddress(settings.publicUrl),
    scope.database
      ? { findings: scope.database, clock: undefined }
      : examineDatabase(settings.databaseUrl ?? '', scope.rootDir),
    scope.storage ?? examineStorages(settings.storages),
    examineMail(settings.mail),
    examineSignIn(settings.oidc),
    examineMachine(settings.dataDir),
  ]);
  const clocks = [database, address].flatMap(({ clock }) => (clock ? [clock] : []));
  const findings = [
    ...examineSettings(settings),
    ...address.findings,
    ...database.findings,
    ...others.flat(),
    ...examineClock(clocks),
  ];
  return HEALTH_CHECKS.flatMap((check) => findings.filter((found) => found.check === check));
}

/** Each one alone: new pictures go to one, and others still have older ones. */
async function examineStorages(storages: Env['storages']): Promise<HealthFinding[]> {
  const examined = storages.map((one) => examineStorage(storeIn(one), storageWords(one)));
  return (await Promise.all(examined)).flat();
}
