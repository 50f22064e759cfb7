import { GuideKind } from '@/features/projects/constants';
import type { ProjectSource } from '@/features/projects/schema';
import {
  type LocalizedList,
  type StatedList,
  type StatedTags,
  statedListsOf,
} from '../texts/project-texts';
import { commonOrder } from '@/shared/text/common-order';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type {
  ListChange,
  ListField,
  ProjectChanges,
  ProjectTextField,
  SettingChange,
} from './changes';
import { hasOtherStates, languagesOfBoth, pictureChange, textChanges } from './compare-texts';
import type { GuideContent, GuideEntry } from '../content/content';
import { itemsOf } from '../content/uses';
import { sourceIn } from '../texts/states';

type Project = GuideContent['project'];
type List = StatedTags & StatedList;
type Lists = Record<Exclude<ListField, 'fixed'>, List[]>;

const TEXTS: readonly ProjectTextField[] = ['name', 'description', 'category', 'yield', 'alt'];
const LISTS: readonly (keyof Lists)[] = ['tags', 'parts', 'tools'];

/** Differences in the project's own texts, lists, settings and picture. */
export function compareProject(from: Project, to: Project): ProjectChanges {
  const languages = { from: from.languages, to: to.languages };
  const [former, present] = [textsOf(from), textsOf(to)];
  const pair = { from: former.texts, to: present.texts };
  const langs = languagesOfBoth(languages);
  const texts = textChanges(TEXTS, pair, languages);
  const lists = [...listChanges(former.lists, present.lists, langs), ...fixedChanges(from, to)];
  const isSame = texts.length === 0 && lists.length === 0;
  const hasNewStates = () =>
    hasOtherStates(TEXTS, pair, languages) ||
    hasOtherListStates(former.lists, present.lists, langs);
  return {
    texts,
    lists,
    settings: settingChanges(from, to),
    ...pictureChange(from.fileId, to.fileId),
    hasNewStates: isSame && hasNewStates(),
  };
}

function textsOf(head: Project) {
  const stated = statedListsOf(head);
  const lists: Lists = { tags: stated.tagLists, parts: stated.partLists, tools: stated.toolLists };
  const { name, description, category, alt, yield: makes } = head;
  return { texts: { name, description, category, alt, yield: makes?.unit ?? [] }, lists };
}

function listChanges(from: Lists, to: Lists, languages: readonly ProjectLanguage[]): ListChange[] {
  return LISTS.flatMap((field) =>
    languages.flatMap((lang) => {
      const [before, after] = [entriesOf(from[field], lang), entriesOf(to[field], lang)];
      const change = {
        added: without(after, before),
        removed: without(before, after),
        isReordered: isReordered(before, after),
      };
      const isSame = change.added.length + change.removed.length === 0 && !change.isReordered;
      return isSame ? [] : [{ field, lang, ...change }];
    }),
  );
}

/** The parts and tools whose amounts do not scale any more, and those that scale again. */
function fixedChanges(from: Project, to: Project): ListChange[] {
  const [lang = 'en'] = to.languages;
  const added = fixedOnly(to, from);
  const removed = fixedOnly(from, to);
  // One that was removed and added again has another id.
  const isAgain = (one: GuideEntry, others: readonly GuideEntry[]) =>
    others.some(({ text }) => sourceIn(text, lang) === sourceIn(one.text, lang));
  const linesOf = (entries: GuideEntry[], others: GuideEntry[]) =>
    entries
      .filter((entry) => !isAgain(entry, others))
      .map(({ text }) => sourceIn(text, lang) || (text[0]?.value ?? ''));
  const change = { added: linesOf(added, removed), removed: linesOf(removed, added) };
  return change.added.length + change.removed.length > 0
    ? [{ field: 'fixed', lang, ...change, isReordered: false }]
    : [];
}

/** The entries that are fixed in a guide and not in another. */
function fixedOnly(head: Project, other: Project): GuideEntry[] {
  const known = new Set(itemsOf(other).flatMap(({ id, fixed }) => (fixed ? [id] : [])));
  return itemsOf(head).filter(({ id, fixed }) => fixed && !known.has(id));
}

/** The written entries: in translated parts and tools, '' is a missing one. */
const entriesOf = (lists: readonly LocalizedList[], lang: ProjectLanguage): string[] =>
  (lists.find((list) => list.lang === lang)?.values ?? []).filter((entry) => entry !== '');

/** The entries that the other list lacks; an entry may be in a list more than once. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((entry) => {
    const at = rest.indexOf(entry);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

const isReordered = (before: readonly string[], after: readonly string[]): boolean =>
  commonOrder(before, after).length < after.length - without(after, before).length;

const hasOtherListStates = (from: Lists, to: Lists, languages: readonly ProjectLanguage[]) =>
  LISTS.some((field) =>
    languages.some((lang) => statesIn(from[field], lang) !== statesIn(to[field], lang)),
  );

/**
 * The state of each entry as a letter, so that a translation that went to another part differs too;
 * '' if nothing is written.
 */
function statesIn(lists: readonly List[], lang: ProjectLanguage): string {
  const list = lists.find((each) => each.lang === lang);
  if (!list?.values.some((entry) => entry !== '')) return '';
  return list.values
    .map((entry, index) =>
      entry === '' ? '-' : (list.states?.[index] ?? list.state) === 'old' ? 'o' : 'w',
    )
    .join('');
}

const settings = ({
  averageTimeMinutes,
  people,
  ref,
  brand,
  languages,
  source,
  ...facts
}: Project) => ({
  averageTimeMinutes,
  people,
  ref,
  brand,
  languages,
  source: sourceOf(source),
  kind: facts.kind ?? GuideKind.Guide,
  yield: facts.yield?.amount ?? null,
});

function settingChanges(from: Project, to: Project): SettingChange[] {
  const [before, after] = [settings(from), settings(to)];
  return Object.keys(after).flatMap((name) => {
    const field = name as keyof typeof after;
    return JSON.stringify(before[field]) === JSON.stringify(after[field])
      ? []
      : [{ field, before: before[field], after: after[field] } as SettingChange];
  });
}

/** The database does not keep the order of the fields. */
function sourceOf(stored: unknown): ProjectSource | null {
  if (stored === null || stored === undefined) return null;
  const { title, url, license, author } = stored as ProjectSource;
  return { title, url, license, author };
}
