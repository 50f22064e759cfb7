import { Circle, CircleDot, type LucideIcon, MoveUpRight, Square, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { MARK_KINDS } from '@/features/projects/constants';
import type { MarkKind } from '@/features/projects/model/marks/marks';

const ICONS: Record<MarkKind, LucideIcon> = {
  circle: Circle,
  box: Square,
  arrow: MoveUpRight,
  dot: CircleDot,
};

interface MarkToolsProps {
  tool: MarkKind;
  onChoose: (tool: MarkKind) => void;
  /** by keyboard: puts a mark into the centre */
  onPut: (tool: MarkKind) => void;
  canUndo: boolean;
  onUndo: () => void;
}

/** The shapes to draw, and Undo. */
export function MarkTools({ tool, onChoose, onPut, canUndo, onUndo }: MarkToolsProps) {
  const t = useTranslations('markEditor');
  return (
    <div className="flex items-center gap-1">
      <div
        role="group"
        aria-label={t('tools')}
        className="flex min-w-0 flex-1 overflow-hidden rounded-md border border-line-strong"
      >
        {MARK_KINDS.map((kind, index) => {
          const Icon = ICONS[kind];
          return (
            <button
              key={kind}
              type="button"
              data-tool={kind}
              aria-pressed={tool === kind}
              aria-keyshortcuts={String(index + 1)}
              onClick={({ detail }) => {
                onChoose(kind);
                // Pressed without a pointer.
                if (detail === 0) onPut(kind);
              }}
              className="flex min-h-12 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-1 text-xs font-semibold -outline-offset-2 hover:bg-sunken aria-pressed:bg-signal aria-pressed:text-on-signal sm:flex-row sm:gap-2 sm:text-sm"
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className="max-w-full truncate">{t(`tool.${kind}`)}</span>
            </button>
          );
        })}
      </div>
      <IconButton label={t('undo')} aria-disabled={!canUndo} onClick={onUndo}>
        <Undo2 aria-hidden />
      </IconButton>
    </div>
  );
}
