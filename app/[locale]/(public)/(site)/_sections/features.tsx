import { getTranslations } from 'next-intl/server';
import { PageContainer } from '@/ui/layout/page-container';
import { siteName } from '@/i18n/operator-settings';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { cn } from '@/ui/kit/cn';
import { FeatureDrawing, type FeatureDrawingName } from './feature-drawings';

/** In three rows of a wide window: what stands beside what, and how wide. */
const PLACES: readonly (readonly [FeatureDrawingName, string])[] = [
  ['hands', 'lg:col-span-7'],
  ['languages', 'lg:col-span-5'],
  ['offline', 'lg:col-span-4'],
  ['labels', 'lg:col-span-4'],
  ['paper', 'lg:col-span-4'],
  ['figures', 'lg:col-span-5'],
  ['server', 'sm:col-span-2 lg:col-span-7'],
];

/** Section with a drawing for each feature. */
export async function Features() {
  const t = await getTranslations('landing');
  return (
    <section aria-labelledby="features">
      <PageContainer className="py-14 md:py-20">
        <h2 id="features" className="text-2xl md:text-3xl">
          {t('featuresTitle')}
        </h2>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-12">
          {PLACES.map(([name, place]) => (
            <li
              key={name}
              className={cn(
                'flex flex-col overflow-hidden rounded-lg border border-line bg-surface',
                place,
              )}
            >
              <div className="border-b border-line bg-sunken px-6 pt-6 pb-4">
                <FeatureDrawing name={name} className="mx-auto h-36 w-full md:h-44" />
              </div>
              <div className="p-5 md:p-6">
                <h3 className="text-xl">{t(`features.${name}.title`)}</h3>
                <p className="mt-2 max-w-prose text-ink-muted">
                  {t(`features.${name}.text`, {
                    site: siteName(),
                    languages: PROJECT_LANGUAGES.length,
                  })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </PageContainer>
    </section>
  );
}
