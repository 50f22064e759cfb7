import { ArrowRight } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { PageContainer } from '@/ui/layout/page-container';
import { ProjectGrid } from '@/features/explore/ui/components/project-grid';
import type { ProjectCard } from '@/features/projects/schema';
import { paths } from '@/shared/addresses/paths';

/** Real guides, newest first; nothing at all where there are none yet. */
export async function NewestGuides({ projects }: { projects: readonly ProjectCard[] }) {
  const t = await getTranslations('landing');
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="newest">
      <PageContainer className="py-14 md:py-20">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="newest" className="text-2xl md:text-3xl">
            {t('newest')}
          </h2>
          <Link
            href={paths.explore()}
            className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
          >
            <span>{t('newestAll')}</span>
            <ArrowRight aria-hidden className="size-5" />
          </Link>
        </div>
        <ProjectGrid projects={projects} headingLevel="h3" isChoice />
      </PageContainer>
    </section>
  );
}
