import { BUILT_PASSWORD } from '@/testing/database/factories';

/** Good bodies of the calls of operators. */
export const siteBodies = (): Record<string, object> => ({
  'PATCH site/messages/[messageId]': { answered: true },
  'PATCH site/creators/[creatorUid]': { verified: true, reason: 'Met at the fair.' },
  'PATCH site/settings': { name: 'Fixit Club', refusedWords: ['casino'] },
  'PATCH site/joining': { mode: 'invitation', domains: ['makers.example'] },
  'PATCH site/mail': { daily: true },
  'PATCH site/backups': { hour: 3, keep: 7 },
  'POST site/invitations': { label: 'Workshop', uses: 12, expiresInDays: 30 },
  'PATCH site/operators': { needSecondFactor: false },
  'POST site/proof': { currentPassword: BUILT_PASSWORD },
  ...Object.fromEntries(
    [
      ...['leave', 'ask', 'remove-account'].map((decision) => `notices/[id]/${decision}`),
      ...['notices', 'guides'].flatMap((of) => [`${of}/[id]/take-down`, `${of}/[id]/put-back`]),
    ].map((call) => [`POST site/${call}`, { reason: 'The pictures are those of another guide.' }]),
  ),
  'PATCH site/first-guide': { firstGuideWaits: true },
  'POST site/labels/changes': { kind: 'tag', lang: 'en', names: ['wood'], to: 'Wood' },
  'POST site/accounts/[userId]/suspend': { reason: 'Sells watches.', guides: 'takeDown' },
  'POST site/accounts/[userId]/readmit': { reason: 'It was a mistake.' },
  'POST site/accounts/[userId]/hand-over': {
    reason: 'Left the club.',
    to: 'hanna@makerstep.example',
  },
  'POST site/accounts/[userId]/mail': { kind: 'recovery' },
  'POST site/accounts/[userId]/remove': { reason: 'Sells watches.' },
});
