'use client';

import type { ProjectLanguage } from '@/shared/interface/languages';
import { ownKey } from '../../../model/bench/own-texts';
import type { BenchUnit } from '../../../model/bench/units';
import { textPath } from '../../../model/saving/draft';
import { useEditor } from '../editor-context';

/** Why the server did not take a translation; undefined if it did, or has not answered. */
export function useRefusal({ id, item }: BenchUnit, to: ProjectLanguage): string | undefined {
  const { saves, ownTexts } = useEditor();
  const save = item ? saves[item.key] : ownTexts.save;
  const path = item ? textPath(item.field, to) : ownKey(to, id);
  return save?.is === 'refused' ? save.errors[path] : undefined;
}
