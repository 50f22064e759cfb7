import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { Drawing } from '@/components/ui/drawing';
import { Stat } from '@/components/ui/stat';
import { requireSession } from '@/features/auth/loaders';
import { NewProject } from '@/features/project/components/new-project';
import { loadFigures } from '@/features/project/loaders';
import { paths } from '@/shared/paths';

// Made for the request, like everything private.
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('dashboard');
  return { title: t('title') };
}

export default async function DashboardPage() {
  const [{ user }, figures, t, format] = await Promise.all([requireSession(), loadFigures(), getTranslations('dashboard'), getFormatter()]);
  const stats = [
    { label: t('figureProjects'), value: figures.projects },
    { label: t('figurePublished'), value: figures.published },
    { label: t('figureViews'), value: figures.views },
  ];
  const isNew = figures.projects === 0;
  return (
    <div className="flex flex-col gap-10">
      <div className="flex items-center justify-between gap-10">
        <div className="min-w-0">
          <h1 className="line-clamp-3 text-3xl break-words md:text-4xl">{t('welcome', { name: user.name })}</h1>
          <p className="mt-3 max-w-prose text-lg text-ink-muted">{isNew ? t('welcomeEmpty') : t('welcomeText')}</p>
        </div>
        <Drawing name="steps" className="w-56 shrink-0 max-lg:hidden" />
      </div>
      <dl className="grid grid-cols-2 gap-6 md:grid-cols-3">
        {stats.map(({ label, value }) => <Stat key={label} label={label} value={format.number(value)} />)}
      </dl>
      <div className="flex flex-wrap gap-3">
        <NewProject look="button" />
        {!isNew && <ButtonLink href={paths.projects()} variant="secondary" size="lg">{t('toProjects')}</ButtonLink>}
      </div>
    </div>
  );
}
