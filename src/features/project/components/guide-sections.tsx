import { Accordion } from '@/components/ui/accordion';
import { PageContainer } from '@/components/layout/page-container';
import type { ProjectLanguage } from '@/shared/languages';
import { pickText } from '@/shared/localized-text';
import { CreatorBanner } from '../../profile/components/creator-banner';
import type { PublicProject } from '../schema';
import { PrintedLink } from './printed-link';
import { StepList } from './step-list';

export interface GuideSectionsProps {
  project: Pick<PublicProject, 'projectUid' | 'steps' | 'questions' | 'languages' | 'creator'>;
  lang: ProjectLanguage;
  /** what search engines read of the page, as the text of a script */
  structuredData: string;
  /** the page's short address, and its QR code as the address of a picture */
  printed: { link: string; qr: string; label: string };
  labels: {
    steps: string; questions: string; creator: string; verified: string;
    stepNumber: (number: number) => string; visit: (host: string) => string;
  };
}

/** What follows the facts of a guide: its steps, the questions about it, and who made it. */
export function GuideSections({ project, lang, structuredData, printed, labels }: GuideSectionsProps) {
  const { questions, languages, creator } = project;
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
      <PageContainer className="flex flex-col gap-10 pb-14 md:gap-14">
        <section aria-labelledby="steps">
          <h2 id="steps" className="mb-5 text-2xl">{labels.steps}</h2>
          <StepList project={project} lang={lang} stepNumber={labels.stepNumber} />
        </section>
        {questions.length > 0 && (
          <section aria-labelledby="faq" className="max-w-3xl">
            <h2 id="faq" className="mb-4 text-2xl">{labels.questions}</h2>
            <Accordion items={questions.map(({ id, question, answer }) => {
              const [asked, told] = [pickText(question, lang, languages), pickText(answer, lang, languages)];
              return { id, title: <span lang={asked.lang}>{asked.value}</span>, content: <span lang={told.lang}>{told.value}</span> };
            })} />
          </section>
        )}
        <PrintedLink {...printed} />
      </PageContainer>
      <section id="creator" aria-label={labels.creator}>
        <CreatorBanner creator={creator} verifiedLabel={labels.verified} linkLabel={labels.visit} />
      </section>
    </>
  );
}
