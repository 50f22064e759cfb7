import { useTranslations } from 'next-intl';
import { paths } from '@/shared/addresses/paths';
import { ButtonLink } from '../../kit/buttons/button-link';
import { LostDrawing } from '../../kit/pictures/lost-drawing';
import { PageContainer } from '../page-container';

/**
 * What stands on a page that does not exist (docs/reference/interface.md#messages), or whose guide
 * the operators took down.
 */
export function NotFoundMessage({ isTakenDown = false }: { isTakenDown?: boolean }) {
  const t = useTranslations('notFound');
  return (
    <PageContainer className="grid items-center gap-8 py-12 md:grid-cols-2 md:py-24">
      <div>
        <p className="font-mono text-sm font-semibold text-signal">{isTakenDown ? 410 : 404}</p>
        <h1 className="mt-2 text-4xl">{t(isTakenDown ? 'takenDownTitle' : 'title')}</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-muted">
          {t(isTakenDown ? 'takenDownText' : 'text')}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={paths.home}>{t('home')}</ButtonLink>
          <ButtonLink href={paths.explore()} variant="secondary">
            {t('explore')}
          </ButtonLink>
        </div>
      </div>
      <LostDrawing className="mx-auto w-full max-w-md" />
    </PageContainer>
  );
}
