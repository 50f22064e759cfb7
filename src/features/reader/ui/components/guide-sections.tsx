import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { siteName } from '@/i18n/operator-settings';
import { verifiedWords } from '@/features/profile/model/verified-words';
import { Accordion } from '@/ui/kit/accordion';
import { FormattedText } from '@/ui/kit/formatted-text';
import { PageContainer } from '@/ui/layout/page-container';
import { pickText } from '@/shared/interface/localized-text';
import { CreatorBanner } from '@/features/profile/ui/components/creator-banner';
import type { GuidePage } from '../../model/guide-page';
import { ReportLink } from './report-link';
import { StepList } from './step-list';
import type { PublicProject } from '@/features/projects/schema';
import { dateWords } from '@/shared/text/date-words';

/** Sections below the facts of a guide: its steps, its questions, and its creator. */
export function GuideSections({
  project,
  lang,
  address,
  printed,
}: Pick<GuidePage, 'project' | 'lang' | 'address'> & {
  /** left out where nothing is to be handed on */
  printed?: GuidePage['printed'];
}) {
  const t = useTranslations('project');
  const locale = useLocale();
  const { questions, languages, creator } = project;
  return (
    <>
      <PageContainer className="flex flex-col gap-10 pb-14 md:gap-14">
        <section
          aria-labelledby="steps"
          data-paper
          data-poster="steps"
          style={{ '--poster-columns': Math.ceil(Math.sqrt(project.stepCount)) } as CSSProperties}
        >
          <h2 id="steps" className="mb-5 text-2xl">
            {t('stepList')}
          </h2>
          <StepList project={project} lang={lang} address={address} />
        </section>
        {questions.length > 0 && (
          <section aria-labelledby="faq" className="max-w-3xl">
            <h2 id="faq" className="mb-4 text-2xl">
              {t('faq')}
            </h2>
            <Accordion
              items={questions.map(({ id, question, answer }) => {
                const [shownQuestion, shownAnswer] = [
                  pickText(question, lang, languages),
                  pickText(answer, lang, languages),
                ];
                return {
                  id,
                  title: <span lang={shownQuestion.lang}>{shownQuestion.value}</span>,
                  content: (
                    <FormattedText text={shownAnswer.value} lang={shownAnswer.lang} hasLinks />
                  ),
                };
              })}
            />
          </section>
        )}
        {printed && <PrintedLink {...printed} project={project} />}
        {printed && <ReportLink projectUid={project.projectUid} />}
      </PageContainer>
      <section id="creator" aria-label={t('creator')}>
        <CreatorBanner
          creator={creator}
          verifiedLabel={t('verified', verifiedWords(creator, siteName(), locale))}
          linkLabel={(host) => t('creatorLink', { host })}
        />
      </section>
    </>
  );
}

interface PrintedLinkProps {
  project: Pick<PublicProject, 'versionNumber' | 'versionPublishedAt'>;
  link: string;
  qr: string;
}

/** The version, the page's short address and a QR code, for printed pages only. */
function PrintedLink({ project, link, qr }: PrintedLinkProps) {
  const t = useTranslations('project');
  // In UTC: the page is cached for readers in all zones.
  const { date } = dateWords(project.versionPublishedAt, useLocale(), 'UTC');
  return (
    <div
      data-paper
      className="hidden break-inside-avoid items-center gap-4 border-t border-line pt-4 print:flex"
    >
      <img src={qr} alt="" width={96} height={96} loading="lazy" className="size-28 pixelated" />
      <p className="min-w-0">
        <span>{t('printed')}</span>
        <br />
        <span translate="no" className="font-mono wrap-anywhere">
          {link}
        </span>
        <br />
        <span>{t('version', { number: project.versionNumber, date })}</span>
      </p>
    </div>
  );
}
