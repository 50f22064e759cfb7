'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import type { Draft, StoredTexts } from '../../../model/saving/draft';
import { hasChangedSource } from '../../../model/saving/translation-states';
import { useEditor } from '../../hooks/editor-context';

interface TypoChoiceProps {
  itemKey: string;
  draft: Draft;
  stored: StoredTexts;
}

/**
 * Whether a change of the source leaves its translations valid. It stays after the automatic save,
 * so that it can be chosen at any time before the item is left.
 */
export function TypoChoice({ itemKey, draft, stored }: TypoChoiceProps) {
  const t = useTranslations('dashboard.form');
  const { project, touched, typos, dispatch } = useEditor();
  const isTypo = draft.keepTranslations ?? typos[itemKey] ?? false;
  const isShown =
    isTypo || touched[itemKey] !== undefined || hasChangedSource(draft, stored, project.languages);
  if (!isShown) return null;
  return (
    <Checkbox
      label={t('typo')}
      checked={isTypo}
      onChange={({ target }) =>
        dispatch({ type: 'typoChosen', key: itemKey, draft, isTypo: target.checked })
      }
    />
  );
}
