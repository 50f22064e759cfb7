import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { CONTRACT_GROUPS } from '@/features/contracts';
import { archiveProject, unpublishProject } from '@/features/projects/server/publication';
import { deleteOwnedProject } from '@/features/projects/server/service';
import { buildCreator, buildPublished } from '@/testing/database/factories';
import { sitemapIndex } from '@/features/explore/server/sitemap';
import { DEFAULT_LOCALE, LOCALES } from '@/shared/interface/languages';
import { paths } from '@/shared/addresses/paths';
import { GUIDES } from './[locale]/(public)/(site)/developers/_guides/guides';
import { operationId } from './v1/_openapi/operation-id';
import { xmlAnswer } from './_lib/xml-answer';
import { GET as readPart } from './sitemaps/[part]/route';

const HOST = 'http://localhost:3000';
const HREFLANGS = [...LOCALES, 'x-default'];
const inEachLanguage = (address: string) =>
  LOCALES.map((locale) => (locale === DEFAULT_LOCALE ? address : `${address}?lang=${locale}`));
const request = new Request(HOST);
const part = (name: string) => readPart(request, { params: Promise.resolve({ part: name }) });

const NAMES = {
  s: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  x: 'http://www.w3.org/1999/xhtml',
};

async function parsed(response: Response): Promise<XmlDocument> {
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  return XmlDocument.fromString(await response.text());
}
const textsAt = (document: XmlDocument, xpath: string) =>
  document.find(xpath, NAMES).map((node) => node.content);
const locations = (document: XmlDocument) => textsAt(document, '//s:loc');

/** The schema of sitemaps.org, with what it takes from elsewhere let through. */
async function schema() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('sitemap/package.json'));
  const text = await readFile(path.join(folder, 'schema', 'sitemap.xsd'), 'utf8');
  return XsdValidator.fromDoc(
    XmlDocument.fromString(text.replaceAll('processContents="strict"', 'processContents="lax"')),
  );
}

describe('the sitemap', () => {
  it('has an index that names only parts that are there', async () => {
    await buildPublished();
    const parts = locations(await parsed(await xmlAnswer(sitemapIndex())));
    expect(parts).toEqual([
      `${HOST}/sitemaps/pages.xml`,
      `${HOST}/sitemaps/projects.xml`,
      `${HOST}/sitemaps/creators.xml`,
    ]);
    for (const address of parts) await parsed(await part(address?.split('/').at(-1) ?? ''));
  });

  it('names each published public project and its creator in each language, with the time of the last change', async () => {
    const { creator, project } = await buildPublished({ name: 'Mapped' });
    const address = `${HOST}/p/${project.projectUid}`;
    const document = await parsed(await part('projects.xml'));
    const entry = `//s:url[s:loc='${address}']`;
    expect(Date.parse(textsAt(document, `${entry}/s:lastmod`)[0] ?? '')).toBeGreaterThan(
      Date.now() - 600_000,
    );
    expect(textsAt(document, `${entry}/x:link/@hreflang`)).toEqual(HREFLANGS);
    expect(textsAt(document, `${entry}/x:link/@href`)).toEqual([
      ...inEachLanguage(address),
      address,
    ]);
    expect(textsAt(document, `//s:url[s:loc='${address}?lang=pt-BR']/x:link/@hreflang`)).toEqual(
      HREFLANGS,
    );
    expect(locations(document)).toContain(`${address}?lang=pt-BR`);
    expect(locations(await parsed(await part('creators.xml')))).toContain(
      `${HOST}/c/${creator.uid}`,
    );
  });

  it('names every page of the documentation in each language', async () => {
    const pages = [
      paths.developers,
      ...GUIDES.map(({ slug }) => paths.developerGuide(slug)),
      paths.developerCalls,
      ...CONTRACT_GROUPS.map(({ slug }) => paths.developerGroup(slug)),
      ...CONTRACT_GROUPS.flatMap(({ slug, contracts }) =>
        contracts.map(({ method, path }) => paths.developerCall(slug, operationId(method, path))),
      ),
    ];
    const named = locations(await parsed(await part('pages.xml'))).filter((address) =>
      address?.includes(paths.developers),
    );
    expect(pages.length).toBeGreaterThan(140);
    expect(named.sort()).toEqual(pages.flatMap((page) => inEachLanguage(HOST + page)).sort());
  });

  it('is what the schema of sitemaps asks for', async () => {
    await buildPublished({ name: 'Valid' });
    const validator = await schema();
    for (const name of ['pages.xml', 'projects.xml', 'creators.xml']) {
      const document = await parsed(await part(name));
      expect(() => validator.validate(document), name).not.toThrow();
    }
  });

  // security: 27
  it('names nothing that is private, unpublished, archived or removed, nor a creator of nothing else', async () => {
    const open = await buildPublished({ name: 'Open' });
    const hidden = [
      await buildPublished({ type: 2 }),
      await buildPublished(),
      await buildPublished(),
      await buildPublished(),
    ];
    const [secret, unpublished, archived, removed] = hidden;
    if (!secret || !unpublished || !archived || !removed) throw new Error('not built');
    await unpublishProject(unpublished.creator.actor, unpublished.project.id);
    await archiveProject(archived.creator.actor, archived.project.id);
    await deleteOwnedProject(removed.creator.actor, removed.project.id);
    const projects = locations(await parsed(await part('projects.xml')));
    const creators = locations(await parsed(await part('creators.xml')));
    expect(projects).toContain(`${HOST}/p/${open.project.projectUid}`);
    for (const { project, creator } of hidden) {
      expect(projects).not.toContain(`${HOST}/p/${project.projectUid}`);
      expect(creators).not.toContain(`${HOST}/c/${creator.uid}`);
    }
    expect(creators).not.toContain(`${HOST}/c/${(await buildCreator()).uid}`);
  });

  it('gives a part of the projects by the beginning of their uids', async () => {
    const { project } = await buildPublished();
    const address = `${HOST}/p/${project.projectUid}`;
    const [first = '', second = ''] = project.projectUid;
    for (const prefix of [first, first + second])
      expect(locations(await parsed(await part(`projects-${prefix}.xml`)))).toContain(address);
    const other = second === 'a' ? 'b' : 'a';
    expect((await part(`projects-${first}${other}.xml`)).status).toBe(404);
  });

  it.each(['projects', 'users.xml', 'projects-%00.xml', 'projects-ABC.xml', '.xml'])(
    'has no part %s',
    async (name) => {
      expect((await part(name)).status).toBe(404);
    },
  );
});
