import 'server-only';
import { logger } from '@/server/logger';
import { AppError } from '@/shared/app-error';
import type { Locale } from '@/shared/languages';
import {
  type Filling,
  fillTemplate,
  listFilling,
  markup,
  type PageTemplate,
  readTemplate,
  textFilling,
} from '@/shared/page-template';
import { notationVersion } from '@/shared/page-notation';
import { paths } from '@/shared/paths';
import { withSpecimen } from '@/shared/specimens';
import { isUid } from '@/shared/uid';
import { type CreatorGround, creatorGround } from '../../profile/model/creator-ground';
import { StepType } from '../constants';
import { shortStepId } from '../model/place';
import { readPublicProject } from '../public-project';
import type { PublicProject } from '../schema';
import type { GuideFacts, WrittenParts } from './model/guide-page';
import { describeGuide, guideDescription } from './presenter';
import { type GuideSlot, makeSpecimen } from './model/specimen';

/** A whole page: how Next answered, and what its scripts take it over by, where that is not in its body. */
interface Page {
  status: number;
  body: Buffer;
  notation?: Buffer;
  uids?: readonly string[];
}

const FOUND = 200;
/** So often the parts of the first guide are written, to nobody, before JavaScript's compiler has made fast code of what writes them. */
const REHEARSALS = 300;
/** A form that could not be made, or not be read, is tried again after so long; meanwhile pages are rendered. */
const TRY_AGAIN_MS = 60_000;
const GUIDE = /^\/p\/([^/]+)$/;
/** What is fetched ahead stands before the styles, as React writes it. */
const STYLES = '<link rel="stylesheet"';

/**
 * Makes pages of guides without rendering each: the page of a specimen is rendered once in each language, for public and for private guides, and what
 * a guide says is put in its places (docs/decisions/0063).
 * @param write the parts of a page that are in its HTML only
 * @returns a function that makes the page at a path as `render` would, and undefined where there is no guide, or no way but to render it; it throws
 * when the guide cannot be read
 */
export function guideFiller(write: (facts: GuideFacts) => WrittenParts) {
  const forms = new Map<
    string,
    Promise<{ page: Page; template: PageTemplate<GuideSlot | 'version'> } | undefined>
  >();

  let isRehearsed = false;
  /** One each turn of the event loop: the first hundreds of pages of a new process would else take longer than all others. */
  const rehearse = async (project: PublicProject, locale: Locale) => {
    if (isRehearsed) return;
    isRehearsed = true;
    for (let times = 0; times < REHEARSALS; times += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      write(describeGuide(project, locale));
    }
  };

  const makeForm = async <Answer extends Page>(
    type: PublicProject['type'],
    render: (path: string) => Promise<Answer>,
  ) => {
    const specimen = makeSpecimen(type);
    const page = await withSpecimen(specimen.words.uid, specimen, () =>
      render(paths.project(specimen.words.uid)),
    );
    const html = page.body.toString('utf8').replace(STYLES, specimen.words.preloads + STYLES);
    const notation = page.notation?.toString('utf8') ?? '';
    const template =
      page.status === FOUND
        ? readTemplate(
            { html, notation },
            { ...specimen.words, version: notationVersion(notation) },
          )
        : undefined;
    if (template) return { page, template };
    logger.warn('page_form_unknown', { status: page.status });
    return undefined;
  };

  return async <Answer extends Page>(
    path: string,
    locale: Locale,
    render: (path: string) => Promise<Answer>,
  ): Promise<Answer | undefined> => {
    const uid = GUIDE.exec(path)?.[1];
    const project = uid === undefined ? undefined : await read(uid);
    if (!project) return undefined;
    const key = `${locale} ${project.type}`;
    const making = forms.get(key) ?? makeForm(project.type, render);
    forms.set(key, making);
    const form = await making.catch(() => undefined);
    if (!form) {
      setTimeout(() => {
        if (forms.get(key) === making) forms.delete(key);
      }, TRY_AGAIN_MS).unref();
      return undefined;
    }
    void rehearse(project, locale);
    const { html, notation } = fillTemplate(
      form.template,
      fillingsOf(project, locale, write(describeGuide(project, locale))),
      notationVersion,
    );
    return {
      ...(form.page as Answer),
      body: Buffer.from(html),
      notation: Buffer.from(notation),
      uids: [project.projectUid, project.creator.uid],
    };
  };
}

async function read(uid: string): Promise<PublicProject | undefined> {
  if (!isUid(uid)) return undefined;
  try {
    return await readPublicProject(uid);
  } catch (error) {
    if (error instanceof AppError && error.code === 'project_not_found') return undefined;
    throw error;
  }
}

function fillingsOf(
  project: PublicProject,
  locale: Locale,
  { shareTags, preloads, parts }: WrittenParts,
): Record<GuideSlot, Filling> {
  const plain = (text: string): Filling => ({ html: text, notation: text });
  const stepIds = project.steps
    .filter(({ type }) => type === StepType.Step)
    .map(({ id }) => shortStepId(id));
  const ground = Object.entries(creatorGround(project.creator.backgroundColor)).map(
    ([name, value]) => [name, plain(value)],
  );
  return {
    ...(Object.fromEntries(ground) as Record<keyof CreatorGround, Filling>),
    uid: plain(project.projectUid),
    updatedAt: plain(project.updatedAt),
    name: textFilling(project.name),
    description: textFilling(guideDescription(project, locale)),
    stepIds: listFilling(stepIds),
    shareTags: markup(shareTags),
    preloads: markup(preloads),
    picture: markup(parts.picture),
    head: markup(parts.head),
    facts: markup(parts.facts),
    sections: markup(parts.sections),
  };
}
