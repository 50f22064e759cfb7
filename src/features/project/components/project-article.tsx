import { Info } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Accordion } from '@/components/ui/accordion';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { PageContainer } from '@/components/layout/page-container';
import { ClientMessages } from '@/i18n/client-messages';
import { LANGUAGE_NAMES } from '@/shared/languages';
import { pickText } from '@/shared/localized-text';
import { CreatorBanner } from '../../profile/components/creator-banner';
import { StepType } from '../constants';
import { pageTint } from '../model/page-tint';
import type { ReadingLanguage } from '../model/reading-language';
import type { PublicProject } from '../schema';
import { CheckList } from './check-list';
import { ProjectHead } from './project-head';
import { ProjectStats } from './project-stats';
import { SaveOffline } from './save-offline';
import { SourceLine } from './source-line';
import { StartLink } from './start-link';
import { StepList } from './step-list';

interface ProjectArticleProps {
  project: PublicProject;
  reading: ReadingLanguage;
  views: ReactNode;
}

const SIZES = '(min-width: 1200px) 640px, (min-width: 992px) 55vw, 94vw';

/** Everything a reader wants to know before the first step, and the way to it. */
export function ProjectArticle({ project, reading: { lang, gap }, views }: ProjectArticleProps) {
  const t = useTranslations('project');
  const locale = useLocale();
  const { projectUid, languages, parts, tools, questions } = project;
  const primary = languages[0] ?? lang;
  const stepIds = project.steps.filter(({ type }) => type === StepType.Step).map(({ id }) => id);
  const note = gap === 'foreign' ? t('languageNote', { language: LANGUAGE_NAMES[lang] }) : gap === 'partial' ? t('translationNote', { language: LANGUAGE_NAMES[primary] }) : '';
  return (
    <div style={{ background: pageTint(project.creator.backgroundColor) }}>
      <PageContainer className="flex flex-col gap-10 pt-4 pb-14 md:gap-14 md:pt-10">
        <div className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:gap-12">
          {project.file
            ? <Picture file={project.file} alt={pickText(project.alt, lang, languages)} sizes={SIZES} aspect="4 / 3" isUrgent className="h-fit rounded-lg border border-line" />
            : <div className="grid aspect-4/3 h-fit place-items-center rounded-lg border border-line bg-sunken text-ink-muted"><Drawing name="steps" className="w-1/2" /></div>}
          <ProjectHead project={project} views={views}>
            <ClientMessages locale={locale} namespaces={['resume', 'offline']}>
              <StartLink projectUid={projectUid} stepIds={stepIds} label={t('start')} className="mt-auto hidden md:flex md:w-fit md:min-w-56 print:hidden" />
              <SaveOffline projectUid={projectUid} version={project.updatedAt} />
            </ClientMessages>
          </ProjectHead>
        </div>
        <ProjectStats project={project} />
        {note && <p className="flex w-fit gap-3 rounded-lg bg-blueprint-soft p-4"><Info aria-hidden className="mt-0.5 size-5 shrink-0 text-blueprint" />{note}</p>}
        {project.description && <p lang={primary} className="max-w-prose text-lg whitespace-pre-line [overflow-wrap:anywhere]">{project.description}</p>}
        {(parts.length > 0 || tools.length > 0) && (
          <ClientMessages locale={locale} namespaces={['project']}>
            <div>
              <div className="grid items-start gap-5 md:grid-cols-2">
                {parts.length > 0 && <CheckList projectUid={projectUid} kind="parts" entries={parts} lang={primary} />}
                {tools.length > 0 && <CheckList projectUid={projectUid} kind="tools" entries={tools} lang={primary} />}
              </div>
              <p className="mt-3 text-sm text-ink-muted print:hidden">{t('checkHint')}</p>
            </div>
          </ClientMessages>
        )}
        <section aria-labelledby="steps">
          <h2 id="steps" className="mb-5 text-2xl">{t('stepList')}</h2>
          <StepList project={project} lang={lang} />
        </section>
        {questions.length > 0 && (
          <section aria-labelledby="faq" className="max-w-3xl">
            <h2 id="faq" className="mb-4 text-2xl">{t('faq')}</h2>
            <Accordion items={questions.map(({ id, question, answer }) => {
              const [asked, told] = [pickText(question, lang, languages), pickText(answer, lang, languages)];
              return { id, title: <span lang={asked.lang}>{asked.value}</span>, content: <span lang={told.lang}>{told.value}</span> };
            })} />
          </section>
        )}
        {project.source && <SourceLine source={project.source} />}
      </PageContainer>
      <section id="creator" aria-label={t('creator')}>
        <CreatorBanner creator={project.creator} verifiedLabel={t('verified')} linkLabel={(host) => t('creatorLink', { host })} />
      </section>
      <div className="sticky bottom-0 z-30 border-t border-line bg-paper p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden print:hidden">
        <ClientMessages locale={locale} namespaces={['resume']}>
          <StartLink projectUid={projectUid} stepIds={stepIds} label={t('start')} />
        </ClientMessages>
      </div>
    </div>
  );
}
