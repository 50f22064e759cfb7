'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { cutText } from '@/shared/text/letters';
import type { EntryState } from '@/features/projects/model/list-states';
import { UnitBadge } from './unit-badge';

interface BenchRowProps {
  id: string;
  name: string;
  source: string;
  target: string;
  state: EntryState;
  isUnsaved: boolean;
  from: ProjectLanguage;
  to: ProjectLanguage;
  onOpen: (id: string) => void;
}

/** More than fits two lines. */
const SHOWN_LETTERS = 200;

/** A text of the bench that is not being translated; opens it. */
export const BenchRow = memo(function BenchRow({
  id,
  name,
  source,
  target,
  state,
  isUnsaved,
  from,
  to,
  onOpen,
}: BenchRowProps) {
  const t = useTranslations('editor.bench');
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(id)}
        className="flex min-h-11 w-full flex-col gap-1 rounded-md px-2 py-2.5 text-left hover:bg-sunken"
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <span>{name}</span>
          <UnitBadge state={state} isUnsaved={isUnsaved} />
        </span>
        <span className="grid w-full gap-x-6 gap-y-1 md:grid-cols-2">
          <span lang={from} className="line-clamp-2 wrap-anywhere">
            {cutText(source, SHOWN_LETTERS)}
          </span>
          {target ? (
            <span lang={to} className="line-clamp-2 wrap-anywhere">
              {cutText(target, SHOWN_LETTERS)}
            </span>
          ) : (
            <span className="text-ink-muted italic">{t('notTranslated')}</span>
          )}
        </span>
      </button>
    </li>
  );
});
