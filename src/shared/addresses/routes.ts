/** Properties of an address, for all parts of the product. */
export interface Route {
  kind:
    | 'page'
    | 'text'
    | 'api'
    | 'form'
    | 'upload'
    | 'picture'
    | 'download'
    | 'asset'
    | 'tool'
    | 'health'
    | 'worker';
  /** a page that has keys of its own, is kept on the device, or is a printed code */
  page?: 'list' | 'guide' | 'step' | 'finished' | 'editor' | 'code';
  /** in metrics and traces */
  label: string;
  cache?: 'list' | 'feed' | 'guide' | 'guideText' | 'text' | 'file';
  /** one with `?lang=` and a language of guides is cached like that without */
  hasLanguages?: true;
  /** the parameters of its searches; with only these, a response is cached for a minute */
  searched?: readonly string[];
  /** private: rendered per request, with a nonce; session: for signed-in creators only */
  access?: 'private' | 'session';
  /** the token of a mail in its query, or of a preview or an invitation in its path */
  secret?: 'query' | 'path';
  /** for everybody, also where only people who are signed in may read: it shows no guide */
  isOpen?: true;
  /** by other sites (docs/reference/guides.md#sharing) */
  isFramed?: true;
  /** without it there is no such page, and the document of `missing` is sent */
  subject?: 'guide' | 'creator' | 'preview';
  missing: 'site' | 'guide' | 'viewer' | 'embed';
  /** where the operators show it */
  sitemap?: 'always' | 'imprint' | 'pricing' | 'rules';
  /** a body that may be larger than others */
  body?: 'picture' | 'import' | 'translation';
  takesWrites?: true;
  /** has no content policy, and the service worker leaves it alone */
  isData?: true;
  /** guides for programs, whose reads are counted */
  isForPrograms?: true;
}

const TEXT = { cache: 'text' } as const;
const LISTED = { ...TEXT, sitemap: 'always' } as const;
const GUIDE = { label: 'project', subject: 'guide' } as const;
const VIEWER = { ...GUIDE, missing: 'viewer' } as const;
const CREATOR = { label: 'creator', subject: 'creator' } as const;
const OPEN = { isOpen: true } as const;
const AUTH = { ...OPEN, label: 'auth', access: 'private' } as const;
const MAILED = { ...AUTH, secret: 'query' } as const;
const SECRET = { access: 'private', secret: 'path' } as const;
const PREVIEW = { ...SECRET, subject: 'preview' } as const;
const DASHBOARD = { label: 'dashboard', access: 'session' } as const;
const DATA = { isData: true, takesWrites: true } as const;
const API = { ...DATA, kind: 'api' } as const;
const OWN_API = { ...API, label: 'api_dashboard' } as const;
const PROGRAMS = { kind: 'text', isData: true, isForPrograms: true } as const;
const MARKDOWN = { ...PROGRAMS, hasLanguages: true } as const;
const INVITATION = { ...SECRET, ...OPEN } as const;
const OPEN_API = { ...API, ...OPEN, label: 'api_other' } as const;
const FORM = { ...DATA, kind: 'form', label: 'session' } as const;
const OPEN_FORM = { ...FORM, ...OPEN } as const;
const OPEN_FILE = { ...OPEN, cache: 'file' } as const;
const UPLOAD = { ...DATA, kind: 'upload', label: 'upload', body: 'picture' } as const;
const HEALTH = { ...OPEN, kind: 'health', label: 'health', isData: true } as const;

/**
 * Every kind of address, as the folders of app/ write it; the first that matches counts. What a row
 * leaves out is as on a plain page that is not cached. A test compares the table with app/.
 */
export const ROUTES: Record<string, Partial<Route>> = {
  '/': { label: 'landing', cache: 'list', sitemap: 'always' },
  '/explore': {
    page: 'list',
    label: 'explore',
    cache: 'list',
    searched: ['search', 'exact', 'language', 'category', 'tag', 'sort', 'page'],
    sitemap: 'always',
  },
  '/explore/[...code]': { page: 'code', label: 'explore' },
  '/01/[gtin]/[[...qualifiers]]': { page: 'code' },
  '/about': LISTED,
  '/contact': { ...LISTED, ...OPEN },
  '/contact/sent': { ...TEXT, ...OPEN },
  '/contact/again': OPEN,
  '/privacy-policy': { ...LISTED, ...OPEN },
  '/terms-conditions': { ...LISTED, ...OPEN },
  '/imprint': { ...TEXT, ...OPEN, sitemap: 'imprint' },
  '/house-rules': { ...TEXT, ...OPEN, sitemap: 'rules' },
  '/pricing': { ...TEXT, sitemap: 'pricing' },
  '/offline': { ...TEXT, ...OPEN },
  '/developers': TEXT,
  '/developers/calls': TEXT,
  '/developers/guides/[guide]': TEXT,
  '/developers/[group]': TEXT,
  '/developers/[group]/[call]': TEXT,
  '/p/[uid].md': { ...MARKDOWN, label: 'project', cache: 'guideText' },
  '/p/[uid].html': { kind: 'download', label: 'project', isData: true },
  '/p/[uid]': { ...GUIDE, page: 'guide', cache: 'guide', missing: 'guide' },
  '/p/[uid]/s/[step]': { ...VIEWER, page: 'step', cache: 'guide' },
  '/p/[uid]/finished': { ...VIEWER, page: 'finished', cache: 'guide' },
  '/p/[uid]/embed': { ...GUIDE, cache: 'guide', missing: 'embed', isFramed: true },
  '/p/[uid]/embed/[sample]': VIEWER,
  '/p/[uid]/in/[lang]': GUIDE,
  '/p/[uid]/report': GUIDE,
  '/p/[uid]/report/sent': GUIDE,
  '/p/[uid]/s/[[...path]]': VIEWER,
  '/p/[uid]/finished/[...path]': VIEWER,
  '/p/[uid]/embed/[...path]': VIEWER,
  '/p/[uid]/[...path]': GUIDE,
  '/c/[uid].md': { ...MARKDOWN, label: 'creator', cache: 'feed' },
  '/c/[uid]': { ...CREATOR, cache: 'list' },
  '/c/[uid]/feed.xml': { ...CREATOR, cache: 'feed' },
  '/c/[uid]/[page]': { ...CREATOR, cache: 'list' },
  '/c/[uid]/[...path]': CREATOR,
  '/auth/recovery': MAILED,
  '/auth/confirm': MAILED,
  '/auth/unsubscribe': MAILED,
  '/auth/withdraw': MAILED,
  '/auth/[[...path]]': AUTH,
  '/join/[[...path]]': INVITATION,
  '/workshop/[[...path]]': INVITATION,
  '/preview/[token]/s/[step]': PREVIEW,
  '/preview/[token]/[[...path]]': PREVIEW,
  '/preview/[[...path]]': SECRET,
  '/dashboard/projects/[guide]/[[...item]]': { ...DASHBOARD, page: 'editor' },
  '/dashboard/[[...path]]': DASHBOARD,
  '/v1/dashboard/imports': { ...OWN_API, body: 'import' },
  '/v1/dashboard/projects/[guide]/translations': { ...OWN_API, body: 'translation' },
  '/v1/dashboard/projects/[guide]/texts': { ...OWN_API, body: 'translation' },
  '/v1/dashboard/[[...path]]': OWN_API,
  '/v1/auth/[[...path]]': { ...API, ...OPEN, label: 'api_auth' },
  '/v1/contact': OPEN_API,
  '/v1/withdraw': OPEN_API,
  '/v1/projects/[[...path]]': { ...API, label: 'api_projects' },
  '/v1/[[...path]]': { ...API, label: 'api_other' },
  '/mcp': { ...API, label: 'mcp', isForPrograms: true },
  '/api/auth/[...nextauth]': OPEN_FORM,
  '/api/contact': OPEN_FORM,
  '/api/operator': OPEN_FORM,
  '/api/[[...path]]': FORM,
  // A signed address takes a file in, and shows none.
  '/uploads/[key]': { ...UPLOAD, ...OPEN },
  '/uploads/[[...path]]': UPLOAD,
  '/files/[...path]': { kind: 'picture', label: 'picture' },
  '/_next/static/[...path]': { ...OPEN, kind: 'asset', label: 'script' },
  '/_next/[...path]': { kind: 'tool', label: 'script' },
  '/feed.xml': { cache: 'feed' },
  '/llms.txt': { ...PROGRAMS, cache: 'feed' },
  '/robots.txt': { ...OPEN_FILE, kind: 'text' },
  '/build.json': OPEN_FILE,
  '/app.webmanifest': OPEN,
  '/logo/[version]/[file]': OPEN,
  '/favicon.ico': OPEN,
  '/icon.svg': OPEN,
  '/apple-icon.png': OPEN,
  '/icons/[file]': OPEN,
  '/sw.js': { ...OPEN_FILE, kind: 'worker', isData: true },
  '/healthz': HEALTH,
  '/readyz': HEALTH,
};

const PLAIN: Route = { kind: 'page', label: 'other', missing: 'site' };
const PART = /\/\[\[\.{3}\w+\]\]|\[\.{3}\w+\]|\[(\w+)\]|\./g;

/** An expression for a row. Pages may have a slash at the end, too, which Next removes. */
function patternOf(path: string, { isData, takesWrites }: Partial<Route>): RegExp {
  const source = path.replace(PART, (part, name?: string) => {
    if (name !== undefined) return `(?<${name}>[^/]+)`;
    return part === '.' ? '\\.' : part.startsWith('/') ? '(?:/.*)?' : '.*';
  });
  return new RegExp(`^${source}${path === '/' || (isData && !takesWrites) ? '' : '/?'}$`);
}

const ROWS = Object.entries(ROUTES).map(
  ([path, row]) => [patternOf(path, row), { ...PLAIN, ...row }] as const,
);

/** The row of a path, with the parts that it names. */
export function matchRoute(path: string): Route & { params: Record<string, string | undefined> } {
  for (const [pattern, route] of ROWS) {
    const match = pattern.exec(path);
    if (match) return { ...route, params: { ...match.groups } };
  }
  return { ...PLAIN, params: {} };
}

/**
 * Reports whether everybody gets an address, also where only people who are signed in may read. One
 * that another parser reads as another path is closed: `/auth/%2e%2e/p/x` is `/p/x` for some, and
 * the middleware, which chooses the language, skips `/auth/p/x/s/1.png`, so that Next takes `auth`
 * for one.
 */
export function isOpenAddress(path: string): boolean {
  const { isOpen = false, access } = matchRoute(path);
  const isFile = access !== undefined && path.includes('.');
  return isOpen && !isFile && new URL(path, 'http://host').pathname === path;
}

const FOR_PROGRAMS = ROWS.filter(([, row]) => row.isForPrograms);

/** Reports whether a path, with its query or without, is one of guides for programs. */
export function isForPrograms(path: string): boolean {
  const bare = path.split('?', 1)[0] ?? '';
  return FOR_PROGRAMS.some(([pattern]) => pattern.test(bare));
}
