const MINUTE_MS = 60_000;
const TEN_MINUTES_MS = 10 * MINUTE_MS;
const QUARTER_HOUR_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Declared = {
  /** The default where operators can change it. */
  attempts: number;
  windowMs: number;
  /** The variable with which operators change it. */
  setting?: `LIMIT_${string}`;
  /** The limit that `attempts` is a multiple of, also where operators change that one. */
  relativeTo?: string;
  /** The response does not report what is left: others count against it too, or no client waits for it. */
  isSilent?: true;
};

/** All rate limits, by the name that the `RateLimit` fields of responses show. */
export const RATE_LIMITS = {
  view: { attempts: 60, windowMs: TEN_MINUTES_MS, setting: 'LIMIT_VIEWS' },
  analytics: { attempts: 30, windowMs: TEN_MINUTES_MS, setting: 'LIMIT_ANALYTICS' },
  feedback: { attempts: 5, windowMs: TEN_MINUTES_MS, setting: 'LIMIT_FEEDBACK' },
  report: { attempts: 10, windowMs: TEN_MINUTES_MS, setting: 'LIMIT_REPORTS' },
  'receipt-inbox': { attempts: 3, windowMs: DAY_MS, isSilent: true },
  notice: { attempts: 5, windowMs: TEN_MINUTES_MS, setting: 'LIMIT_NOTICES' },
  contact: { attempts: 5, windowMs: TEN_MINUTES_MS, setting: 'LIMIT_CONTACT' },
  'contact-draft': { attempts: 4, windowMs: TEN_MINUTES_MS, relativeTo: 'contact' },
  mcp: { attempts: 60, windowMs: TEN_MINUTES_MS, setting: 'LIMIT_MCP' },
  'mcp-token': { attempts: 5, windowMs: TEN_MINUTES_MS, relativeTo: 'mcp' },
  // Each download may hold one of four slots for ten seconds.
  'guide-file': { attempts: 60, windowMs: TEN_MINUTES_MS },
  preview: { attempts: 60, windowMs: TEN_MINUTES_MS },

  login: { attempts: 10, windowMs: TEN_MINUTES_MS, setting: 'LIMIT_LOGINS' },
  'login-address': { attempts: 5, windowMs: TEN_MINUTES_MS, relativeTo: 'login' },
  // High, so that a stranger cannot easily lock the owner out.
  'login-account': { attempts: 10, windowMs: TEN_MINUTES_MS, relativeTo: 'login', isSilent: true },
  register: { attempts: 20, windowMs: TEN_MINUTES_MS, setting: 'LIMIT_REGISTRATIONS' },
  confirmation: { attempts: 3, windowMs: QUARTER_HOUR_MS },
  recovery: { attempts: 10, windowMs: TEN_MINUTES_MS, setting: 'LIMIT_RECOVERIES' },
  'recovery-account': {
    attempts: 1,
    windowMs: TEN_MINUTES_MS,
    relativeTo: 'recovery',
    isSilent: true,
  },
  'recovery-inbox': { attempts: 3, windowMs: QUARTER_HOUR_MS, isSilent: true },
  // Wrong tokens and refused passwords.
  confirm: { attempts: 5, windowMs: TEN_MINUTES_MS, relativeTo: 'recovery' },
  reset: { attempts: 5, windowMs: TEN_MINUTES_MS, relativeTo: 'recovery' },
  proof: { attempts: 10, windowMs: TEN_MINUTES_MS },
  'proof-address': { attempts: 50, windowMs: TEN_MINUTES_MS },
  // One-time codes only: the other factors cannot be guessed.
  'second-factor': { attempts: 10, windowMs: TEN_MINUTES_MS },
  'second-factor-day': { attempts: 50, windowMs: DAY_MS, isSilent: true },
  'second-factor-address': { attempts: 50, windowMs: TEN_MINUTES_MS },

  'personal-token': { attempts: 60, windowMs: TEN_MINUTES_MS },
  'personal-token-mail': { attempts: 10, windowMs: HOUR_MS, isSilent: true },
  webhook: { attempts: 30, windowMs: TEN_MINUTES_MS },
  'webhook-mail': { attempts: 10, windowMs: HOUR_MS, isSilent: true },
  upload: { attempts: 200, windowMs: HOUR_MS, setting: 'LIMIT_UPLOADS' },
  clip: { attempts: 20, windowMs: HOUR_MS, setting: 'LIMIT_CLIPS' },
  import: { attempts: 30, windowMs: HOUR_MS },
  export: { attempts: 10, windowMs: TEN_MINUTES_MS },
  'guide-export': { attempts: 30, windowMs: TEN_MINUTES_MS },
  'guide-download': { attempts: 3, windowMs: TEN_MINUTES_MS },
  invitations: { attempts: 30, windowMs: TEN_MINUTES_MS },
  'people-invitations': { attempts: 30, windowMs: TEN_MINUTES_MS },
  // Mails to one address, from all accounts together.
  'people-inbox': { attempts: 3, windowMs: DAY_MS, isSilent: true },
  'people-joined-mail': { attempts: 1, windowMs: HOUR_MS, isSilent: true },
  comment: { attempts: 60, windowMs: TEN_MINUTES_MS },
  'review-requests': { attempts: 10, windowMs: HOUR_MS },
  'review-mail': { attempts: 1, windowMs: HOUR_MS, isSilent: true },
  memberships: { attempts: 30, windowMs: TEN_MINUTES_MS },
  'test-mail': { attempts: 5, windowMs: TEN_MINUTES_MS },
  health: { attempts: 10, windowMs: TEN_MINUTES_MS },
} as const satisfies Record<string, Declared>;

export type LimitName = keyof typeof RATE_LIMITS;
type Changeable = Extract<(typeof RATE_LIMITS)[LimitName], { setting: string }>;
export type LimitSetting = Changeable['setting'];
/** A limit that operators can change. */
export type ChangeableLimit = {
  [Name in LimitName]: (typeof RATE_LIMITS)[Name] extends Changeable ? Name : never;
}[LimitName];

/** The limits that operators can change, by name. */
export const CHANGEABLE_LIMITS = Object.entries(RATE_LIMITS).filter(
  (entry): entry is [ChangeableLimit, Changeable] => 'setting' in entry[1],
);

/** A limit as it holds here; `changed` has the attempts that operators can change. */
export function limitOf(
  name: LimitName,
  changed: Record<ChangeableLimit, number>,
): Pick<Declared, 'attempts' | 'windowMs' | 'isSilent'> {
  const { attempts, setting, relativeTo, ...limit }: Declared & { relativeTo?: ChangeableLimit } =
    RATE_LIMITS[name];
  if (setting) return { ...limit, attempts: changed[name as ChangeableLimit] };
  return { ...limit, attempts: relativeTo ? attempts * changed[relativeTo] : attempts };
}
