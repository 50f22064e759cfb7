import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { pageTitle } from '@/i18n/page-title';
import { projectNameFor } from '@/features/projects/model/texts/project-texts';
import { loadPublicProject } from '@/features/projects/server/loaders';
import { GuideReportForm } from '@/features/site/ui/components/guide-reports/guide-report-form';
import { ClientMessages } from '@/i18n/client-messages';
import { PageContainer } from '@/ui/layout/page-container';

type ReportProps = PageProps<'/[locale]/p/[projectUid]/report'>;

// As on the guide's page: unknown guides are a real 404.
export const generateStaticParams = () => [{ projectUid: '-' }];

export const generateMetadata = pageTitle('guideReport.title', { robots: { index: false } });

/** Reports a guide to the operators of the site. */
export default async function ReportPage({ params }: ReportProps) {
  const { projectUid } = await params;
  const [project, locale, t] = await Promise.all([
    loadPublicProject(projectUid),
    getLocale(),
    getTranslations('guideReport'),
  ]);
  if (!project) notFound();
  const { value, lang } = projectNameFor(project, locale);
  return (
    <PageContainer className="flex flex-col gap-6 py-8 md:py-14">
      <div className="max-w-2xl">
        <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
        <p lang={lang} className="mt-2 text-lg font-semibold wrap-anywhere">
          {value}
        </p>
        <p className="mt-3 max-w-prose text-lg text-ink-muted">{t('lead')}</p>
      </div>
      <div className="max-w-2xl rounded-lg border border-line bg-surface p-5 md:p-8">
        <ClientMessages
          locale={locale}
          namespaces={[
            'guideReport',
            'validation.invalid',
            'validation.tooLong',
            'validation.emailInvalid',
            'validation.noticeReason',
          ]}
        >
          <GuideReportForm projectUid={projectUid} />
        </ClientMessages>
      </div>
    </PageContainer>
  );
}
