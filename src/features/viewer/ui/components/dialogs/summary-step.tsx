import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { cn } from '@/ui/kit/cn';
import { Picture } from '@/ui/kit/pictures/picture';
import type { LocalizedText, PickedText } from '@/shared/interface/localized-text';
import type { NavigableStep } from '../../../model/walk';

interface SummaryStepProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  number: number;
  step: NavigableStep;
  isCurrent: boolean;
  isTicked: boolean;
  read: (texts: readonly LocalizedText[]) => PickedText;
  onGo: (step: number) => void;
}

/** A step of the summary, which leads there. */
export function SummaryStep({
  ref,
  number,
  step,
  isCurrent,
  isTicked,
  read,
  onGo,
}: SummaryStepProps) {
  const t = useTranslations('viewer');
  const name = read(step.name);
  return (
    <button
      ref={ref}
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onGo(number)}
      className={cn(
        'flex min-h-16 w-full scroll-mt-28 items-center gap-3 rounded-md border-2 p-2 text-left text-lg leading-snug transition-colors',
        isCurrent ? 'border-signal bg-signal-soft font-semibold' : 'border-line hover:border-ink',
      )}
    >
      <span className="w-10 shrink-0 text-center font-mono text-xl font-semibold">{number}</span>
      {step.file && (
        <Picture
          file={step.file}
          alt=""
          place={{ widthPx: 64 }}
          aspect={4 / 3}
          className="w-16 shrink-0 rounded-md tight:hidden"
        />
      )}
      <span lang={name.lang} className="line-clamp-3 min-w-0 flex-1">
        {name.value}
      </span>
      {isTicked && (
        <span className="shrink-0 text-good">
          <Check aria-hidden className="size-6" />
          <span className="sr-only">{`, ${t('ticked')}`}</span>
        </span>
      )}
    </button>
  );
}
