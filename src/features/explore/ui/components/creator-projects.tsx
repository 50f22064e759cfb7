import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { EmptyState } from '@/ui/kit/pictures/empty-state';
import { Pagination } from '@/ui/kit/pagination';
import { PAGE_SIZE } from '@/shared/http/page-size';
import { paths } from '@/shared/addresses/paths';
import type { CreatorView } from '@/features/auth/schema';
import type { ExploreAnswer } from '../../schema';
import { ProjectGrid } from './project-grid';

interface CreatorProjectsProps {
  creator: CreatorView;
  answer: ExploreAnswer;
  page: number;
}

/** The public projects of a creator, or a note that there are none yet. */
export function CreatorProjects({
  creator: { uid, name },
  answer: { results, totalResults },
  page,
}: CreatorProjectsProps) {
  const t = useTranslations('creator');
  if (totalResults === 0) {
    return (
      <EmptyState
        drawing="inbox"
        text={t('empty', { name })}
        action={
          <ButtonLink href={paths.explore()} variant="secondary">
            {t('explore')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <section aria-labelledby="guides">
      <h2 id="guides" className="mb-5 text-2xl wrap-anywhere md:text-3xl">
        {t('title', { name })}
      </h2>
      <ProjectGrid projects={results} headingLevel="h3" hasCreator={false} />
      <div className="mt-8">
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          totalResults={totalResults}
          hrefFor={(target) => paths.creator(uid, target)}
        />
      </div>
    </section>
  );
}
