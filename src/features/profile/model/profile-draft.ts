import type { Locale } from '@/shared/languages';
import type { CreatorView } from '../../auth/schema';
import { hexColorOf } from './hex-color';
import { nearestOpacity, opacityOf, opacityText } from './opacity-text';
import { webAddressOf } from './web-address';

/** What stands in the fields of the profile form, as it was typed. */
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

/** What is sent, before it is checked: what cannot be read stays as it is, for the schema to refuse. */
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

/** The creator as readers would see them; fields that cannot be read yet show what is saved. */
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

/** Whether the fields hold something that is not saved; another spelling of the same is no change. */
export function isProfileChanged(saved: CreatorView, draft: ProfileDraft): boolean {
  const [before, now] = [profileDraftOf(saved, 'en'), draft].map(profileInputOf).map((input) => ({
    ...input,
    name: input.name.trim(),
    smallDescription: input.smallDescription.trim(),
  }));
  return JSON.stringify(before) !== JSON.stringify(now);
}
