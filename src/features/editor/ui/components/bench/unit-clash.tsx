'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import type { BenchUnit } from '../../../model/bench/units';
import type { Bench } from '../../hooks/bench/use-bench';
import { useEditor } from '../../hooks/editor-context';
import { Comparison } from '../panel/comparison';

/** A translation that somebody else saved meanwhile: the user chooses before it is saved. */
export function UnitClash({ bench, unit }: { bench: Bench; unit: BenchUnit }) {
  const t = useTranslations('editor.compare');
  const { ownTexts } = useEditor();
  const heading = useRef<HTMLHeadingElement>(null);
  if (unit.item) return <Comparison itemKey={unit.item.key} headingRef={heading} />;
  if (unit.clash === undefined) return null;
  const { clash } = unit;
  return (
    <div role="alert" className="rounded-lg border-2 border-warn bg-warn-soft p-4 text-sm">
      <p className="flex gap-2 font-semibold">
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-warn" />
        <span>{t('title')}</span>
      </p>
      <p className="mt-2 text-ink-muted">{t('theirs')}</p>
      <p lang={bench.to} className="wrap-anywhere whitespace-pre-wrap">
        {clash || t('blank')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            ownTexts.overwrite(bench.to, unit.id, clash);
            void ownTexts.saveNow();
          }}
        >
          {t('allMine')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => bench.write(unit, clash)}>
          {t('allTheirs')}
        </Button>
      </div>
    </div>
  );
}
