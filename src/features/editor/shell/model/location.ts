import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { EDITOR_TABS, type EditorTab } from '../../constants';
import type { ItemKind } from './fields';

/** The item in the side panel: by its id, or a new one. */
export type OpenItem = { kind: ItemKind; id: string | 'new' };
export type EditorLocation = { tab: EditorTab; item: OpenItem | undefined };

export const NEW_ITEM = 'new';

/** The key of an open item's draft. */
export function draftKey({ kind, id }: OpenItem): string {
  return id === NEW_ITEM ? `${NEW_ITEM}-${kind}` : id;
}

export const isNewKey = (key: string) => key.startsWith(`${NEW_ITEM}-`);

/**
 * Parses the path after the project's uid: `step/{id}`, `chapter/new`, `question/{id}`; undefined
 * for anything else.
 */
export function readItem([kind, id]: readonly string[]): OpenItem | undefined {
  return (kind === 'step' || kind === 'chapter' || kind === 'question') && id
    ? { kind, id }
    : undefined;
}

/** The tab of a hash; without a known one, the tab of the open item. */
export function readTab(hash: string, item: OpenItem | undefined): EditorTab {
  return EDITOR_TABS.find((tab) => `#${tab}` === hash) ?? (item ? tabOf(item) : 'steps');
}

/**
 * Parses the editor's place from path and hash.
 * @param pathname `/dashboard/projects/{uid}/…`
 */
export function readLocation(pathname: string, hash: string): EditorLocation {
  const item = readItem(pathname.split('/').slice(4));
  const tab = readTab(hash, item);
  return { tab, item: item && tabOf(item) === tab ? item : undefined };
}

export function tabOf(item: OpenItem): EditorTab {
  return item.kind === 'question' ? 'faq' : 'steps';
}

/** Reports whether two places show the same item; a chapter also has a `step` address. */
export function isSameItem(a: OpenItem | undefined, b: OpenItem | undefined): boolean {
  if (!a || !b || a.id !== b.id) return false;
  return a.id === NEW_ITEM ? a.kind === b.kind : tabOf(a) === tabOf(b);
}

/** The address of a place in the editor. Existing items always use `step` or `question`. */
export function addressOf(projectUid: string, tab: EditorTab, item?: OpenItem): string {
  if (!item) return `${dashboardPaths.editor(projectUid)}#${tab}`;
  if (item.id === NEW_ITEM)
    return `${dashboardPaths.editor(projectUid)}/${item.kind}/${NEW_ITEM}#${tab}`;
  return item.kind === 'question'
    ? dashboardPaths.editQuestion(projectUid, item.id)
    : dashboardPaths.editStep(projectUid, item.id);
}
