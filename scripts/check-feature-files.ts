import { readdirSync } from 'node:fs';
import path from 'node:path';

// The allowed file names of a feature (docs/architecture.md): the name of a file says where it
// belongs.
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
/** Further names of single features, each with a reason. */
const EXTRA: Record<string, string[]> = {
  // Proof of identity, its tokens and its cookies are separate concerns.
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
  // Upload slots, incoming bytes, the decoding queue, pictures and their variants, compression,
  // deduplication, the storage quota, and orphans.
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
  // The aggregate's use cases do not fit into one service file; unpublished guides stay so after a
  // restore.
  // The data of its public page, and templates that avoid rendering each page. A creator's own
  // list.
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
  // Readers' messages for the creator; the mail about them; how senders delete them.
  feedback: [
    'inbox/',
    'digest/',
    'email-registry',
    'email-templates',
    'submission-deletion',
    'webhook-events',
  ],
  // Mails to the operators, and drafts of the contact form that can be corrected without scripts.
  contact: ['email-registry', 'email-templates', 'drafts'],
  // Deliveries and their results; the mail about a disabled endpoint.
  webhooks: ['deliveries/', 'email-registry', 'email-templates'],
  // Use cases of their own: the export and deletion of an account, and that it stays deleted after
  // a restore.
  account: ['export', 'deletion', 'replay'],
  // Rollups and compaction, figures for one project and for all, single visits, counting views, and
  // cleanup.
  analytics: ['visitor-hash', 'rollups/', 'stats/', 'totals/', 'visits/', 'views/', 'retention/'],
  // Guides as archives, the import jobs, and readers of other formats with their vocabulary.
  transfer: ['export/', 'import/', 'archive/', 'sources/'],
  // Machine-readable public lists, search, its dictionary, and suggestions at the end of a guide.
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
