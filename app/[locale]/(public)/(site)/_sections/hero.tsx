import { getLocale, getTranslations } from 'next-intl/server';
import { PageContainer } from '@/ui/layout/page-container';
import { StartButton } from '@/ui/layout/site/start-button';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Drawing } from '@/ui/kit/pictures/drawing';
import type { PicturedStep } from '@/features/projects/model/chapters';
import type { PublicProject } from '@/features/projects/schema';
import { GuidePhone } from '@/features/viewer/shell/components/guide-phone';
import { pickLanguage } from '@/shared/interface/localized-text';
import { siteName } from '@/i18n/operator-settings';
import { paths } from '@/shared/addresses/paths';

/** Squared paper, as plans are drawn on. */
const GRID = 'squared-paper';

/** First section: the product in one sentence, beside a real guide if there is one. */
export async function Hero({
  shown,
}: {
  shown: { project: PublicProject; entry: PicturedStep } | undefined;
}) {
  const [t, common, locale] = await Promise.all([
    getTranslations('landing'),
    getTranslations('common'),
    getLocale(),
  ]);
  return (
    // As high as the phone at once: the words beside it must not move when it has come.
    <PageContainer className="grid items-center gap-x-8 gap-y-14 pt-10 pb-16 md:grid-cols-phone md:grid-rows-phone lg:grid-cols-picture lg:grid-rows-phone-wide lg:pt-16 lg:pb-20">
      <div>
        <h1 className="text-4xl leading-none tracking-display lg:text-5xl xl:text-6xl">
          {common('tagline')}
        </h1>
        <p className="mt-6 max-w-xl text-lg text-ink-muted md:text-xl">
          {t('description', { site: siteName() })}
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-xs:flex-col">
          <StartButton label={t('create')} />
          <ButtonLink href={paths.explore()} size="lg" variant="secondary">
            {t('explore')}
          </ButtonLink>
        </div>
      </div>
      <div className="relative isolate">
        <div aria-hidden className={`absolute -inset-x-4 -inset-y-8 -z-10 ${GRID}`} />
        {shown ? (
          <GuidePhone {...shown} lang={pickLanguage(shown.project.languages, locale)} />
        ) : (
          <Drawing name="steps" className="mx-auto w-full max-w-md py-8" />
        )}
      </div>
    </PageContainer>
  );
}
