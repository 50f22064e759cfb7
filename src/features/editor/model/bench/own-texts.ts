import { z } from 'zod';
import { ALT_MAX } from '@/features/projects/constants';
import type { TextState } from '@/features/projects/model/states';
import { isTextList } from '@/features/projects/model/project-texts';
import type { ProjectPatch, ProjectView } from '@/features/projects/schema';
import { projectPatchOf, projectUnits } from '@/features/translations/model/project-units';
import type { TranslationUnit } from '@/features/translations/model/unit';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { lengthOf } from '@/shared/text/text';

/** A typed translation of one of the project's own texts that the server does not have. */
export type TypedText = {
  value: string;
  /** the text it translates, and the translation when the typing began */
  source: string;
  base: string;
  /** the translation was confirmed as it is, or marked as old again */
  state?: TextState | undefined;
};
/** By language and id of the text: `en/part.3`. */
export type OwnTexts = Record<string, TypedText>;
export type OwnUnit = Omit<TranslationUnit, 'context'>;

const typedTexts = z.record(
  z.string(),
  z.object({
    value: z.string(),
    source: z.string(),
    base: z.string(),
    state: z.enum(['written', 'old']).optional(),
  }),
);

/** Texts stored on the device; none when they are invalid. */
export function readOwnTexts(stored: unknown): OwnTexts {
  const { data = {} } = typedTexts.safeParse(stored);
  return Object.fromEntries(
    Object.entries(data).map(([key, text]) => [key, { ...text, value: text.value.trim() }]),
  );
}

export const ownKey = (lang: ProjectLanguage, id: string) => `${lang}/${id}`;

const LISTS = {
  'project.name': 'names',
  'project.description': 'descriptions',
  'project.category': 'categories',
  'project.tags': 'tagLists',
  'project.alt': 'alt',
} as const;
const ENTRIES = { part: 'partLists', tool: 'toolLists' } as const;

/** The project's own texts as they are stored, in two languages. */
export function ownUnits(
  project: ProjectView,
  from: ProjectLanguage,
  to: ProjectLanguage,
): OwnUnit[] {
  const alt = (lang: ProjectLanguage) => project.alt.find((text) => text.lang === lang)?.value;
  return [
    ...projectUnits(project, { from, to }),
    ...(project.file
      ? [
          {
            id: 'project.alt',
            source: alt(from) ?? '',
            target: alt(to) ?? '',
            isOld: project.alt.some(({ lang, state }) => lang === to && state === 'old'),
            max: ALT_MAX,
            hasLines: false,
          },
        ]
      : []),
  ];
}

/** Why a typed text cannot be saved. */
export function problemOf({ max, problemOf: ownProblem }: OwnUnit, value: string) {
  const text = value.trim();
  return lengthOf(text) > max ? { key: 'tooLong', values: { max } } : ownProblem?.(text);
}

/**
 * The typed texts that can be saved now: valid ones whose source is still there, and whose
 * translation was not changed elsewhere meanwhile.
 */
export function sendable(project: ProjectView, typed: OwnTexts): OwnTexts {
  const [from = 'en', ...others] = project.languages;
  const found = others.flatMap((to) =>
    ownUnits(project, from, to).flatMap((unit) => {
      const key = ownKey(to, unit.id);
      const text = typed[key];
      const fits = text && !problemOf(unit, text.value) && !hasClash(unit, text);
      return fits && isChanged(unit, text) ? [[key, text] as const] : [];
    }),
  );
  return Object.fromEntries(found);
}

/** Whether somebody else changed the translation since the typing began. */
export const hasClash = ({ target }: Pick<OwnUnit, 'target'>, { base, value }: TypedText) =>
  target !== base && target !== value.trim();

export const isChanged = ({ target, isOld }: OwnUnit, { value, state }: TypedText) =>
  target !== value.trim() || (state !== undefined && (state === 'old') !== isOld);

/**
 * What still differs from the stored texts, at the places where their sources are now. Spaces at
 * the ends stay while typing.
 */
export function withoutStored(project: ProjectView, typed: OwnTexts): OwnTexts {
  const [from = 'en'] = project.languages;
  const entries = Object.entries(typed).flatMap(([key, text]) => {
    const [lang, id = ''] = key.split('/') as [ProjectLanguage, string];
    // A language that was removed may come back.
    if (!project.languages.includes(lang)) return [[key, text] as const];
    const units = ownUnits(project, from, lang);
    const own = units.find((unit) => unit.id === id);
    const [kind] = id.split('.');
    const isEntry = kind === 'part' || kind === 'tool';
    const unit =
      isEntry && own?.source !== text.source
        ? units.find((each) => each.id.startsWith(`${kind}.`) && each.source === text.source)
        : own;
    return unit && (isChanged(unit, text) || text.value !== unit.target)
      ? [[ownKey(lang, unit.id), text] as const]
      : [];
  });
  return Object.fromEntries(entries);
}

/** Old translations that were saved as another text since the editor was opened, by `ownKey`. */
export type ReplacedTexts = Readonly<Record<string, string>>;

/** The replaced old translations after a save; one that is right now is no longer among them. */
export function replacedTexts(
  before: ProjectView,
  after: ProjectView,
  sent: OwnTexts,
  known: ReplacedTexts,
): ReplacedTexts {
  const next = { ...known };
  for (const key of Object.keys(sent)) {
    const [former, now] = [before, after].map((project) => unitAt(project, key));
    if (former?.isOld && former.target !== now?.target) next[key] = former.target;
    else if (now && !now.isOld && next[key] === now.target) delete next[key];
  }
  return next;
}

/** The typed texts, where undo brought old translations back: they are old again. */
export function withReplaced(
  project: ProjectView,
  typed: OwnTexts,
  replaced: ReplacedTexts,
): OwnTexts {
  const entries = Object.entries(typed).map(([key, text]) => {
    const isBack =
      text.state === undefined &&
      text.value.trim() === replaced[key] &&
      unitAt(project, key)?.target !== replaced[key];
    return [key, isBack ? { ...text, state: 'old' as const } : text] as const;
  });
  return Object.fromEntries(entries);
}

function unitAt(project: ProjectView, key: string): OwnUnit | undefined {
  const [lang, id] = key.split('/') as [ProjectLanguage, string];
  return ownUnits(project, project.languages[0] ?? 'en', lang).find((unit) => unit.id === id);
}

/**
 * The server's messages by `ownKey`. It names entries by their index in the sent lists; a message
 * for a whole list goes to each text that was sent in it.
 */
export function ownErrors(
  fields: Readonly<Record<string, string>>,
  sent: OwnTexts,
  patch: ProjectPatch,
): Record<string, string> {
  const entries = Object.entries(fields).flatMap(([path, message]) => {
    const [list = '', at, , index] = path.split('.');
    const lang = at === undefined ? at : langAt(patch, list, Number(at));
    return Object.keys(sent)
      .filter((key) => {
        const [to, id = ''] = key.split('/');
        const entry = entryOf(id);
        return (
          list === (entry?.list ?? (isOwnId(id) ? LISTS[id] : '')) &&
          (lang === undefined || lang === to) &&
          (!entry || index === undefined || entry.index === Number(index))
        );
      })
      .map((key) => [key, message] as const);
  });
  return Object.fromEntries(entries);
}

function langAt(patch: ProjectPatch, list: string, at: number): ProjectLanguage | undefined {
  if (list !== 'alt' && !isTextList(list)) return undefined;
  return patch[list]?.[at]?.lang;
}

/** The change of the project that saves these texts. */
export function ownPatch(project: ProjectView, typed: OwnTexts): ProjectPatch {
  const byLanguage = new Map<ProjectLanguage, [string, TypedText][]>();
  for (const [key, text] of Object.entries(typed)) {
    const [lang, id = ''] = key.split('/') as [ProjectLanguage, string];
    byLanguage.set(lang, [...(byLanguage.get(lang) ?? []), [id, text]]);
  }
  // Each language on top of the one before, as a list holds all of them.
  let changed = project;
  let patch: ProjectPatch = {};
  for (const [lang, texts] of byLanguage) {
    const values = new Map(texts.map(([id, { value }]) => [id, value.trim()]));
    const own = (projectPatchOf(changed, lang, values) ?? {}) as ProjectPatch;
    // A blank name is a missing one.
    if (own.names) own.names = own.names.filter(({ value }) => value !== '');
    const alt = values.get('project.alt');
    const others = changed.alt.filter((text) => text.lang !== lang);
    const lists = {
      ...own,
      ...(alt === undefined ? {} : { alt: [...others, { lang, value: alt }] }),
    };
    changed = { ...changed, ...lists } as ProjectView;
    patch = { ...patch, ...lists };
    for (const [id, { state }] of texts) {
      if (!state) continue;
      const stated = withState(changed, lang, id, state);
      changed = { ...changed, ...stated } as ProjectView;
      patch = { ...patch, ...stated };
    }
  }
  return patch;
}

function withState(
  project: ProjectView,
  lang: ProjectLanguage,
  id: string,
  state: TextState,
): ProjectPatch {
  const entry = entryOf(id);
  if (entry)
    return {
      [entry.list]: project[entry.list].map((each) =>
        each.lang === lang
          ? {
              ...each,
              states: each.values.map((_, index) =>
                index === entry.index ? state : (each.states?.[index] ?? 'missing'),
              ),
            }
          : each,
      ),
    };
  if (!isOwnId(id)) return {};
  const list: { lang: ProjectLanguage }[] = project[LISTS[id]];
  return { [LISTS[id]]: list.map((each) => (each.lang === lang ? { ...each, state } : each)) };
}

const isOwnId = (id: string): id is keyof typeof LISTS => Object.hasOwn(LISTS, id);

function entryOf(id: string) {
  const [kind, number] = id.split('.');
  return kind === 'part' || kind === 'tool'
    ? { list: ENTRIES[kind], index: Number(number) - 1 }
    : undefined;
}
