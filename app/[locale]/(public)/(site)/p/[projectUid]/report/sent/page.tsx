import { pageTitle } from '@/i18n/page-title';
import { GuideReportSent } from '@/features/site/ui/components/guide-reports/guide-report-sent';
import { PageContainer } from '@/ui/layout/page-container';

export const generateStaticParams = () => [{ projectUid: '-' }];

export const generateMetadata = pageTitle('guideReport.sentTitle', { robots: { index: false } });

/** Confirmation after the form was sent without scripts. */
export default async function ReportSentPage({
  params,
}: PageProps<'/[locale]/p/[projectUid]/report/sent'>) {
  return (
    <PageContainer className="py-12 md:py-24">
      <GuideReportSent projectUid={(await params).projectUid} Heading="h1" />
    </PageContainer>
  );
}
