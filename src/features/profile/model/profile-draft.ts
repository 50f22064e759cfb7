import type { Locale } from '@/shared/interface/languages';
import type { CreatorView } from '../../auth/schema';
import { hexColorOf } from './hex-color';
import { nearestOpacity, opacityOf, opacityText } from './opacity-text';
import { webAddressOf } from './web-address';

/** The typed values of the profile form. */
export interface ProfileDraft {
  name: string;
  url: string;
  smallDescription: string;
  textColor: string;
  backgroundColor: string;
  coverOpacity: string;
}

export function profileDraftOf(creator: CreatorView, locale: Locale): ProfileDraft {
  const { name, url, smallDescription, textColor, backgroundColor, coverOpacity } = creator;
  return {
    name,
    url,
    smallDescription,
    textColor,
    backgroundColor,
    coverOpacity: opacityText(coverOpacity, locale),
  };
}

/**
 * The request body before validation: invalid values stay as they are, for the schema to reject.
 */
export function profileInputOf(draft: ProfileDraft) {
  return {
    name: draft.name,
    url: webAddressOf(draft.url),
    smallDescription: draft.smallDescription,
    textColor: hexColorOf(draft.textColor) ?? draft.textColor,
    backgroundColor: hexColorOf(draft.backgroundColor) ?? draft.backgroundColor,
    coverOpacity: opacityOf(draft.coverOpacity) ?? Number.NaN,
  };
}

/** The creator as readers would see them; invalid fields show the saved value. */
export function previewOf(saved: CreatorView, draft: ProfileDraft): CreatorView {
  const opacity = opacityOf(draft.coverOpacity);
  return {
    ...saved,
    name: draft.name.trim() || saved.name,
    url: webAddressOf(draft.url),
    smallDescription: draft.smallDescription.trim(),
    textColor: hexColorOf(draft.textColor) ?? saved.textColor,
    backgroundColor: hexColorOf(draft.backgroundColor) ?? saved.backgroundColor,
    coverOpacity: opacity === undefined ? saved.coverOpacity : nearestOpacity(opacity),
  };
}

/** Reports whether there are unsaved changes; another spelling of the same value is none. */
export function isProfileChanged(saved: CreatorView, draft: ProfileDraft): boolean {
  const [before, now] = [profileDraftOf(saved, 'en'), draft].map(profileInputOf).map((input) => ({
    ...input,
    name: input.name.trim(),
    smallDescription: input.smallDescription.trim(),
  }));
  return JSON.stringify(before) !== JSON.stringify(now);
}
