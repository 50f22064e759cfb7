import { readdirSync } from 'node:fs';
import path from 'node:path';

// The closed vocabulary of a feature (docs/architecture.md): where a thing belongs is told by the name of its file.
const FILES = [
  'schema',
  'constants',
  'policy',
  'repository',
  'presenter',
  'service',
  'loaders',
  'cache',
  'api',
];
const FOLDERS = ['model', 'hooks', 'components'];
/** What single features need beyond that, each with a reason. */
const EXTRA: Record<string, string[]> = {
  // Proof of identity, its tokens and its carriers are matters of their own.
  auth: [
    'actor',
    'tokens',
    'password',
    'next-auth',
    'refresh',
    'browser-session',
    'auth-guard',
    'providers',
    'google',
    'facebook',
    'sessions',
    'recovery',
    'confirmation',
    'new-password',
    'mails',
    'email-registry',
    'email-templates',
    'unsubscription',
    'personal-tokens/',
    'mail-tokens/',
  ],
  // The promise of an upload, its bytes as they arrive, the decoders' queue, the making of pictures and their variants, how light these are, their keeping once for each content, how much an account may keep, and what nothing shows any more.
  uploads: [
    'signed-request',
    'encode-picture',
    'compress-webp',
    'store-picture',
    'orphans',
    'validate-stream',
    'decoding',
    'variants/',
    'quota/',
  ],
  // The aggregate's use cases would not fit one service file; what leaves the public stays away when a backup is restored.
  // What its public page is made of, and how pages are made of that without rendering each. What a creator's own list says.
  project: [
    'guide-page/',
    'own-list/',
    'field-schemas',
    'owned-project',
    'public-project',
    'publication',
    'duplicate',
    'validate-texts',
    'webhook-events',
    'visibility-journal',
    'oembed',
    'share-picture',
    'step/',
    'faq/',
    'import/',
    'trash/',
    'overview/',
    'suggestions/',
    'search/',
    'translations/',
  ],
  // What readers sent, as its creator reads it; the mail that tells of it; how senders take it back.
  feedback: [
    'inbox/',
    'digest/',
    'email-registry',
    'email-templates',
    'submission-deletion',
    'webhook-events',
  ],
  // What is mailed to those who run the product, and what waits to be corrected by those who have no scripts.
  contact: ['email-registry', 'email-templates', 'drafts'],
  // What was told and what came of it; the mail that tells of an end.
  webhooks: ['deliveries/', 'email-registry', 'email-templates'],
  // Use cases of their own: everything held about a person, its end, and that this stays so when a backup is restored.
  account: ['export', 'deletion', 'replay'],
  // The sums and their keeping, the figures made of them for one project and for all, the single visits, the telling of views, and what is forgotten in time.
  analytics: ['visitor-hash', 'rollups/', 'stats/', 'totals/', 'visits/', 'views/', 'retention/'],
  // Guides as archives, the jobs that bring them back, and the readers of other formats with the words they know.
  transfer: ['export/', 'import/', 'archive/', 'sources/'],
  // What machines read of the public lists, what people search in them, the words they have, and what is proposed to who has finished a guide.
  explore: ['sitemap', 'feed', 'next-guides', 'search/', 'dictionary/'],
};
const ROOT = path.join('src', 'features');

function problemsIn(folder: string, extra: string[]): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (!/^[a-z0-9.-]+$/.test(entry.name)) return [`${place}: names are kebab-case.`];
    if (entry.isDirectory()) {
      if (extra.includes(`${entry.name}/`))
        return entry.name === 'import' ? [] : problemsIn(place, []);
      return FOLDERS.includes(entry.name)
        ? []
        : [`${place}: a feature has the folders ${FOLDERS.join(', ')}.`];
    }
    const name = entry.name.replace(/(\.db)?(\.test)?\.tsx?$/, '');
    const isTest = /\.test\.tsx?$/.test(entry.name);
    return isTest || FILES.includes(name) || extra.includes(name)
      ? []
      : [`${place}: a feature has the files ${FILES.join(', ')}.`];
  });
}

const problems = readdirSync(ROOT).flatMap((feature) =>
  problemsIn(path.join(ROOT, feature), EXTRA[feature] ?? []),
);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
