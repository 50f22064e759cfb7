'use client';

import { ChevronDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ShownLine } from '@/features/projects/model/lines/shown-lines';
import { LineNote } from '@/features/projects/ui/components/lines/line-note';
import { cn } from '@/ui/kit/cn';
import { sourceOf, type SpokenPart } from '../model/sentences';
import { SpokenText } from './spoken-text';

interface SpokenLinesProps {
  lines: readonly ShownLine[];
  /** what is being read aloud */
  spoken: SpokenPart | undefined;
  /** ids of the lines that the reader has acknowledged */
  acknowledged?: readonly string[] | undefined;
  className?: string;
}

/**
 * The lines before or after a description; the sentence being spoken is marked. An acknowledged one
 * is folded to its first line.
 */
export function SpokenLines({ lines, spoken, acknowledged = [], className }: SpokenLinesProps) {
  if (lines.length === 0) return null;
  return (
    <div className={cn('flex flex-col gap-2', className)}>
      {lines.map((line) => (
        <SpokenLine
          key={line.id}
          line={line}
          spoken={spoken}
          isFoldable={acknowledged.includes(line.id)}
        />
      ))}
    </div>
  );
}

interface SpokenLineProps extends Pick<SpokenLinesProps, 'spoken'> {
  line: ShownLine;
  isFoldable: boolean;
}

function SpokenLine({ line, spoken, isFoldable }: SpokenLineProps) {
  const t = useTranslations('viewer');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const isSpoken = spoken?.of === line.id || spoken?.of === sourceOf(line.id);
  return (
    <LineNote
      line={line}
      isFolded={isFoldable && !isOpen && !isSpoken}
      fold={
        isFoldable && (
          <button
            type="button"
            lang={locale}
            aria-label={t('wholeLine')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="-my-2.5 -mr-2.5 ml-auto grid size-11 shrink-0 place-items-center"
          >
            <ChevronDown aria-hidden className={cn('size-5', isOpen && 'rotate-180')} />
          </button>
        )
      }
      renderText={(text, isSource) => {
        const part = isSource ? sourceOf(line.id) : line.id;
        return (
          <SpokenText text={text} sentence={spoken?.of === part ? spoken.sentence : undefined} />
        );
      }}
    />
  );
}
