import { useTranslations } from 'next-intl';
import { paths } from '@/shared/addresses/paths';
import { Button } from '../../kit/buttons/button';
import { LostDrawing } from '../../kit/pictures/lost-drawing';
import { buttonStyles } from '../../kit/buttons/button-styles';
import { PageContainer } from '../page-container';

export interface ErrorWordsProps {
  retry: () => void;
}

/** Explains what happened and what was kept, and offers to try again. */
export function ErrorWords({ retry }: ErrorWordsProps) {
  const t = useTranslations('common');
  return (
    <PageContainer className="grid items-center gap-8 py-12 md:grid-cols-2 md:py-24">
      <div role="alert">
        <h1 className="text-4xl">{t('errorTitle')}</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-muted">{t('errorText')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button onClick={retry}>{t('retry')}</Button>
          {/* A plain link: what failed may be the router's own state. */}
          <a href={paths.home} className={buttonStyles({ variant: 'secondary' })}>
            {t('goHome')}
          </a>
        </div>
      </div>
      <LostDrawing className="mx-auto w-full max-w-md" />
    </PageContainer>
  );
}
