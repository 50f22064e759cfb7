import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { config } from '../../../middleware';
import { matchRoute, ROUTES } from './routes';

const TABLE = 'src/shared/addresses/routes.ts';
const files = (name: string) =>
  readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file === name || file.endsWith(`/${name}`),
  );
/** The address of a file of app/: its folders, without groups and the segment of the language. */
const addressOf = (file: string) =>
  `/${file
    .split('/')
    .slice(0, -1)
    .filter((folder) => !folder.startsWith('(') && folder !== '[locale]')
    .join('/')}`;
/** An address of that form; rows and folders may name its parts differently. */
const sampleOf = (address: string) => address.replace(/\[+[^\]]+\]+/g, 'x');
const pages = files('page.tsx').map((file) => ({ file, address: addressOf(file) }));
const rows = Object.keys(ROUTES);

describe('the table of routes', () => {
  it('has a row for every public page', () => {
    const samples = new Set(rows.map(sampleOf));
    const without = pages.filter(
      ({ file, address }) => !file.includes('(private)') && !samples.has(sampleOf(address)),
    );
    expect(without, `These pages need a row in ${TABLE}`).toEqual([]);
  });

  it('has no row without a page', () => {
    const samples = new Set(
      [
        ...pages.map(({ address }) => address),
        ...files('route.ts').map(addressOf),
        ...readdirSync('public').flatMap((file) => [`/${file}`, `/${file}/[file]`]),
      ].map(sampleOf),
    );
    const without = rows.filter(
      (row) =>
        !row.includes('[...') &&
        // A route of Markdown or of a file has the folder of its page.
        !samples.has(sampleOf(row).replace(/\.(?:md|html)$/, '')) &&
        row !== '/robots.txt' &&
        ROUTES[row]?.kind !== 'health',
    );
    expect(without, `These rows of ${TABLE} have no page or route in app/`).toEqual([]);
  });

  it.each(pages)('agrees with the folder $file', ({ file, address }) => {
    const { access, isFramed, missing } = matchRoute(sampleOf(address));
    expect(access !== undefined, 'private').toBe(file.includes('(private)'));
    expect(isFramed === true, 'framed').toBe(file.includes('(embed)'));
    expect(missing === 'viewer', 'viewer').toBe(/\(public\).*\(viewer\)/.test(file));
    expect(new RegExp(`^${config.matcher.at(-1)}$`).test(sampleOf(address)), 'middleware').toBe(
      true,
    );
  });

  it('has its data, pictures and scripts without the middleware', () => {
    for (const row of rows) {
      const { kind, isData } = ROUTES[row] ?? {};
      if (isData || ['picture', 'asset', 'tool'].includes(kind ?? ''))
        expect(new RegExp(`^${config.matcher.at(-1)}$`).test(sampleOf(row)), row).toBe(false);
    }
  });

  it('lists only whole addresses in the sitemap', () => {
    for (const row of rows) if (ROUTES[row]?.sitemap) expect(row).not.toContain('[');
  });
});

describe('matchRoute', () => {
  it.each([
    '/auth',
    '/auth/signup',
    '/auth/logout',
    '/preview/x/s/1',
    '/join/x',
    '/workshop/x',
    '/dashboard',
    '/dashboard/projects',
    '/dashboard/projects/abc',
    '/dashboard/projects/abc/step/1',
    '/dashboard/project/abc/published',
  ])('has %s rendered per request', (path) => expect(matchRoute(path).access).toBeDefined());

  it.each(['/', '/explore', '/authors', '/dashboards', '/previews', '/joiners', '/p/auth'])(
    'has %s public',
    (path) => expect(matchRoute(path).access).toBeUndefined(),
  );

  it('requires a session below /dashboard only', () => {
    expect(matchRoute('/dashboard').access).toBe('session');
    expect(matchRoute('/dashboard/nothing').access).toBe('session');
    expect(matchRoute('/dashboards').access).toBeUndefined();
    expect(matchRoute('/auth').access).toBe('private');
  });

  it('names the parts of a path, with and without a slash at the end', () => {
    for (const path of ['/p/abc/s/12', '/p/abc/s/12/'])
      expect(matchRoute(path)).toMatchObject({ page: 'step', params: { uid: 'abc', step: '12' } });
    expect(matchRoute('/p/abc/s/12/x')).toMatchObject({ kind: 'page', params: { uid: 'abc' } });
    expect(matchRoute('/p/abc/s/12/x').page).toBeUndefined();
    expect(matchRoute('/preview/t/finished').params).toEqual({ token: 't' });
  });

  it('takes a dot as a dot, and the path of a file without a slash', () => {
    expect(matchRoute('/sw.js').kind).toBe('worker');
    expect(matchRoute('/p/abc.md')).toMatchObject({ kind: 'text', params: { uid: 'abc' } });
    for (const path of ['/swxjs', '/sw.js/', '/healthz/', '//', ''])
      expect(matchRoute(path), path).toMatchObject({ kind: 'page', label: 'other' });
  });
});
