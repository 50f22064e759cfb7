import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { ProjectCard } from '@/features/projects/schema';
import type { NextGuides as Next } from '../../model/next-guides';
import { ProjectGrid } from './project-grid';

interface NextGuidesProps extends Next {
  /** of the creator */
  name: string;
}

/** For who has finished a guide: others of its creator, and others like it. */
export function NextGuides({ ofCreator, alike, name }: NextGuidesProps) {
  const t = useTranslations('explore');
  return (
    <div className="mt-6 flex w-full flex-col gap-8 text-left empty:hidden">
      <Choice title={t('nextOfCreator', { name })} guides={ofCreator} hasCreator={false} />
      <Choice title={t('nextAlike')} guides={alike} hasCreator />
    </div>
  );
}

interface ChoiceProps {
  title: string;
  guides: readonly ProjectCard[];
  hasCreator: boolean;
}

function Choice({ title, guides, hasCreator }: ChoiceProps) {
  const id = useId();
  return (
    guides.length > 0 && (
      <section aria-labelledby={id}>
        <h2 id={id} className="mb-4 text-xl wrap-anywhere">
          {title}
        </h2>
        <ProjectGrid projects={guides} headingLevel="h3" hasCreator={hasCreator} isChoice />
      </section>
    )
  );
}
