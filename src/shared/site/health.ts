/** Checks, in the order of the report. */
export const HEALTH_CHECKS = [
  'settings',
  'address',
  'database',
  'instances',
  'storage',
  'mail',
  'backups',
  'signIn',
  'clock',
  'disk',
  'memory',
] as const;
/** From the best to the worst; a warning may be meant so, a fault keeps something from working. */
export const HEALTH_STATES = ['good', 'warning', 'fault'] as const;

export type HealthCheck = (typeof HEALTH_CHECKS)[number];
export type HealthState = (typeof HEALTH_STATES)[number];

type Kinds = Record<string, readonly [HealthCheck, HealthState]>;

/** Everything that can be found; the sentence of each is in the messages, below site.health.found. */
export const HEALTH_FINDINGS = {
  settingsGood: ['settings', 'good'],
  settingsWrong: ['settings', 'fault'],
  settingsMisspelt: ['settings', 'warning'],
  settingsRetired: ['settings', 'warning'],
  settingsPlainHttp: ['settings', 'warning'],
  settingsNoProxy: ['settings', 'warning'],
  settingsDirect: ['settings', 'warning'],
  settingsPlainS3: ['settings', 'warning'],
  addressGood: ['address', 'good'],
  addressSilent: ['address', 'warning'],
  addressProxied: ['address', 'warning'],
  addressWrong: ['address', 'fault'],
  databaseGood: ['database', 'good'],
  databaseNone: ['database', 'warning'],
  databaseSilent: ['database', 'fault'],
  databaseNotStarted: ['database', 'fault'],
  databaseOld: ['database', 'fault'],
  databaseEncoding: ['database', 'fault'],
  databaseRights: ['database', 'fault'],
  databaseExtensions: ['database', 'fault'],
  databaseBehind: ['database', 'warning'],
  databaseNewer: ['database', 'fault'],
  databaseEarlier: ['database', 'fault'],
  instanceGood: ['instances', 'good'],
  instanceSilent: ['instances', 'warning'],
  storageGood: ['storage', 'good'],
  storageNone: ['storage', 'warning'],
  storageOfAnother: ['storage', 'fault'],
  storageProblem: ['storage', 'fault'],
  storageRefused: ['storage', 'fault'],
  mailGood: ['mail', 'good'],
  mailFiles: ['mail', 'warning'],
  mailSender: ['mail', 'warning'],
  mailDomains: ['mail', 'warning'],
  mailRefused: ['mail', 'fault'],
  backupGood: ['backups', 'good'],
  backupOff: ['backups', 'warning'],
  backupNone: ['backups', 'warning'],
  backupOld: ['backups', 'fault'],
  backupFailed: ['backups', 'fault'],
  rehearsalGood: ['backups', 'good'],
  rehearsalFailed: ['backups', 'fault'],
  signInGood: ['signIn', 'good'],
  signInSilent: ['signIn', 'fault'],
  signInOther: ['signIn', 'fault'],
  signInWrong: ['signIn', 'fault'],
  clockGood: ['clock', 'good'],
  clockWrong: ['clock', 'fault'],
  diskGood: ['disk', 'good'],
  diskLow: ['disk', 'warning'],
  diskFull: ['disk', 'fault'],
  memoryGood: ['memory', 'good'],
  memoryLow: ['memory', 'warning'],
  memoryLimit: ['memory', 'good'],
  memorySmall: ['memory', 'warning'],
} as const satisfies Kinds;

export type HealthCode = keyof typeof HEALTH_FINDINGS;

/** One thing that was found, and what its sentence mentions. */
export interface HealthFinding {
  check: HealthCheck;
  state: HealthState;
  code: HealthCode;
  values: Record<string, string | number>;
}

export function healthFinding(
  code: HealthCode,
  values: HealthFinding['values'] = {},
): HealthFinding {
  const [check, state] = HEALTH_FINDINGS[code];
  return { check, state, code, values };
}

/** The worst state among some findings. */
export const worstState = (findings: readonly Pick<HealthFinding, 'state'>[]): HealthState =>
  HEALTH_STATES.findLast((state) => findings.some((found) => found.state === state)) ?? 'good';
