import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Picture } from '@/ui/kit/pictures/picture';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { PictureView } from '@/shared/pictures/picture';
import { cutText } from '@/shared/text/letters';
import type { EntryState } from '@/features/projects/model/texts/list-states';
import { UnitBadge } from './unit-badge';

interface BenchRowProps {
  id: string;
  name: string;
  source: string;
  target: string;
  state: EntryState;
  isUnsaved: boolean;
  file: PictureView | null;
  /** leaves the place of a picture free, so that the texts of all rows stand below each other */
  hasPlace: boolean;
  from: ProjectLanguage;
  to: ProjectLanguage;
  onOpen: (id: string) => void;
}

/** More than fits two lines. */
const SHOWN_LETTERS = 200;
const PICTURE_PX = 64;

/** A text of the bench that is not being translated; opens it. */
export const BenchRow = memo(function BenchRow({
  id,
  name,
  source,
  target,
  state,
  isUnsaved,
  file,
  hasPlace,
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
        className="flex min-h-11 w-full items-start gap-4 rounded-md px-2 py-2.5 text-left hover:bg-sunken"
      >
        <span className="flex min-w-0 flex-1 flex-col gap-1">
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
        </span>
        {file ? (
          <Picture
            file={file}
            alt=""
            place={{ widthPx: PICTURE_PX }}
            aspect={4 / 3}
            className="w-16 shrink-0 rounded-md"
          />
        ) : (
          hasPlace && <span className="w-16 shrink-0 max-md:hidden" />
        )}
      </button>
    </li>
  );
});
