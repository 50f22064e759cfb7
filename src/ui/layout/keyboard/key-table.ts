import { PANEL_KEYS } from '@/features/editor/constants';
import { VIEWER_KEYS } from '@/features/viewer/constants';
import type { Messages } from '@/i18n/messages';
import { matchRoute } from '@/shared/addresses/routes';
import { SITE_KEYS } from '@/shared/interface/site-keys';

export interface KeyRow {
  /** what it does, an entry of the texts 'keys' */
  does: keyof Messages['keys'];
  /** each does it; 'Control+S' is pressed together */
  keys: readonly string[];
}

/** Number of keys listed for one action. */
const TOLD = 2;

/**
 * The keys of a page, from the tables that their handlers read: first those of the page, then the
 * global ones.
 */
export function keysAt(pathname: string): KeyRow[] {
  const general: KeyRow[] = [
    { does: 'dismiss', keys: ['Escape'] },
    { does: 'help', keys: [SITE_KEYS.help] },
  ];
  const { page } = matchRoute(pathname);
  if (page === 'step') return [...viewerRows(), { does: 'help', keys: [SITE_KEYS.help] }];
  if (page === 'editor')
    return [...editorRows(), { does: 'undo', keys: ['Control+Z'] }, ...general];
  if (page === 'list') return [{ does: 'search', keys: [SITE_KEYS.search] }, ...general];
  return general;
}

function viewerRows(): KeyRow[] {
  const commands = Object.keys(VIEWER_KEYS) as (keyof typeof VIEWER_KEYS)[];
  return commands.map((does) => ({
    does,
    keys: does === 'picture' ? VIEWER_KEYS[does] : toldOf(VIEWER_KEYS[does]),
  }));
}

/** Media keys bear what they do. */
const toldOf = (keys: readonly string[]) =>
  keys.filter((key) => !/^Media/.test(key)).slice(0, TOLD);

function editorRows(): KeyRow[] {
  const { nextText, save, picture, previous, next, after } = PANEL_KEYS;
  return [
    { does: 'nextText', keys: [nextText] },
    { does: 'save', keys: [save] },
    { does: 'picture', keys: [picture] },
    { does: 'previousItem', keys: [previous] },
    { does: 'nextItem', keys: [next] },
    { does: 'addAfter', keys: [after] },
    { does: 'drag', keys: [' '] },
  ];
}
