import { numberSign } from '@/features/projects/model/marks/number-sign';
import type { Point } from '@/features/projects/model/marks/mark-path';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { isOnPicture } from '@/features/projects/model/marks/shown-place';
import { useMarkName } from '../hooks/use-mark-name';
import { moved, withCornerAt } from '../model/mark-geometry';
import { type EditedMark, labelIn } from '../model/mark-list';
import { coloursOf } from '@/features/projects/ui/components/marks/marks-layer';

const STEP = 0.01;
const LARGE_STEP = 0.05;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface MarkItemsProps {
  marks: readonly EditedMark[];
  chosenId: string | undefined;
  lang: string;
  onChoose: (id: string) => void;
  /** moved or resized by a key */
  onStep: (mark: EditedMark, isResized: boolean) => void;
  onLabel: (id: string) => void;
  onRemove: (mark: EditedMark) => void;
  describedBy: string;
}

/** The marks as a list, in which the keyboard moves and resizes them. */
export function MarkItems({ marks, chosenId, lang, describedBy, ...on }: MarkItemsProps) {
  const t = useTranslations('markEditor');
  const { nameOf } = useMarkName();
  const handleKey = (event: KeyboardEvent, mark: EditedMark) => {
    const { key, shiftKey, altKey } = event;
    const arrow = ARROWS[key];
    if (arrow) on.onStep(stepped(mark, arrow, shiftKey ? LARGE_STEP : STEP, altKey), altKey);
    else if (key === 'Enter') on.onLabel(mark.id);
    else if (key === 'Delete' || key === 'Backspace') on.onRemove(mark);
    else return;
    event.preventDefault();
  };
  if (marks.length === 0) return <p className="text-sm text-ink-muted">{t('none')}</p>;
  return (
    // Keys reach the marks also while a screen reader browses.
    <div role="application" aria-label={t('list')}>
      <ul className="flex flex-wrap gap-2">
        {marks.map((mark) => {
          const { id, tone, number } = mark;
          return (
            <li key={id} className="max-w-full min-w-0">
              <button
                type="button"
                data-mark-item={id}
                aria-pressed={id === chosenId}
                aria-describedby={describedBy}
                onFocus={() => on.onChoose(id)}
                onClick={() => on.onChoose(id)}
                onKeyDown={(event) => handleKey(event, mark)}
                className="flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line-strong px-3 text-sm hover:border-ink aria-pressed:border-signal aria-pressed:bg-signal-soft"
              >
                <span
                  aria-hidden
                  style={{ background: coloursOf(tone).line }}
                  className="size-3 shrink-0 rounded-full ring-1 ring-ink"
                />
                <span className="min-w-0 truncate">
                  <span className="sr-only">{nameOf(mark)}</span>
                  <span aria-hidden>
                    {[number && numberSign(number), t(`kind.${mark.kind}`)]
                      .filter(Boolean)
                      .join(' ')}
                  </span>
                  {labelIn(mark, lang) && <span lang={lang}>{`: ${labelIn(mark, lang)}`}</span>}
                </span>
                {!isOnPicture(mark) && <span className="shrink-0 text-warn">{t('outside')}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function stepped(mark: EditedMark, { x, y }: Point, step: number, isResized: boolean) {
  const by = { x: x * step, y: y * step };
  if (!isResized) return moved(mark, by);
  return mark.kind === 'dot'
    ? mark
    : withCornerAt(mark, 'end', { x: mark.x + mark.w + by.x, y: mark.y + mark.h + by.y });
}
