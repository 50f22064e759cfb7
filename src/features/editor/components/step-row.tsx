'use client';

import { ImageOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { StepType } from '@/features/project/constants';
import type { StepView } from '@/features/project/step/schema';
import { useEditor } from '../hooks/editor-context';
import { thumbnailPath } from '../model/thumbnail';
import { ItemMarks } from './item-marks';

/** Number, small picture and name of a step; a chapter is its name alone, as a heading of the steps that follow. */
export function StepRow({ step, number, name }: { step: StepView; number: number | undefined; name: string }) {
  const t = useTranslations('editor');
  const { project: { languages: [primary] } } = useEditor();
  const text = (
    <span className="min-w-0 flex-1">
      <span lang={primary} className="line-clamp-2 break-words">{name}</span>
      <ItemMarks id={step.id} texts={[step.name, step.description]} />
    </span>
  );
  if (step.type === StepType.Chapter) {
    return (
      <>
        <span className="sr-only">{t('chapter')}</span>
        <span className="min-w-0 flex-1 font-heading text-lg font-bold">{text}</span>
      </>
    );
  }
  return (
    <>
      <span className="w-7 shrink-0 text-right font-mono text-lg font-medium text-signal">{number}</span>
      {step.file
        ? <img src={thumbnailPath(step.file)} alt="" loading="lazy" width={56} height={42} className="hidden h-10.5 w-14 shrink-0 rounded-sm bg-sunken object-cover xs:block" />
        : <span title={t('noPicture')} className="hidden h-10.5 w-14 shrink-0 place-items-center rounded-sm bg-sunken text-ink-muted xs:grid"><ImageOff aria-hidden className="size-4" /></span>}
      {text}
    </>
  );
}
