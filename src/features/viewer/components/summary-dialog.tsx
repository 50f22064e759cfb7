import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { cn } from '@/components/ui/cn';
import { Dialog } from '@/components/ui/dialog';
import { Picture } from '@/components/ui/picture';
import type { LocalizedText, PickedText } from '@/shared/localized-text';
import { summarySteps } from '../model/summary';
import type { WalkStep } from '../model/walk';

interface SummaryDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** the project's name */
  title: string;
  step: number;
  steps: readonly WalkStep[];
  /** ids of the steps that are done */
  ticks: readonly string[];
  read: (texts: readonly LocalizedText[]) => PickedText;
  onGo: (step: number) => void;
}

/** Where one is: the current step and up to two on each side. */
export function SummaryDialog({
  isOpen,
  onClose,
  title,
  step,
  steps,
  ticks,
  read,
  onGo,
}: SummaryDialogProps) {
  const t = useTranslations('viewer');
  const count = steps.length;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('summary')}
      description={`${title}\u00a0· ${t('position', { step, count })}`}
    >
      <ol className="flex flex-col gap-2">
        {summarySteps(step, count).map((number) => {
          const shown = steps[number - 1];
          if (!shown) return null;
          const name = read(shown.name);
          const chapter =
            shown.opensChapter && shown.chapter ? read(shown.chapter.name) : undefined;
          const isCurrent = number === step;
          return (
            <Fragment key={shown.id}>
              {chapter && (
                <li lang={chapter.lang} className="mt-2 text-sm font-semibold text-ink-muted">
                  {chapter.value}
                </li>
              )}
              <li>
                <button
                  type="button"
                  aria-current={isCurrent ? 'step' : undefined}
                  onClick={() => onGo(number)}
                  className={cn(
                    'flex min-h-16 w-full items-center gap-3 rounded-md border-2 p-2 text-left text-lg transition-colors',
                    isCurrent
                      ? 'border-signal bg-signal-soft font-semibold'
                      : 'border-line hover:border-ink',
                  )}
                >
                  <span className="w-12 shrink-0 text-center font-mono text-xl font-semibold">
                    {number}
                  </span>
                  {shown.file && (
                    <Picture
                      file={shown.file}
                      alt=""
                      place={{ widthPx: 80 }}
                      aspect={4 / 3}
                      className="w-20 shrink-0 rounded-md tight:hidden"
                    />
                  )}
                  <span lang={name.lang} className="min-w-0 flex-1">
                    {name.value}
                  </span>
                  {ticks.includes(shown.id) && (
                    <span className="shrink-0 text-good">
                      <Check aria-hidden className="size-6" />
                      <span className="sr-only">{`, ${t('ticked')}`}</span>
                    </span>
                  )}
                </button>
              </li>
            </Fragment>
          );
        })}
      </ol>
    </Dialog>
  );
}
