import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { PageContainer } from '@/components/layout/page-container';
import { ClientMessages } from '@/i18n/client-messages';
import { leaveForHtml } from '@/shared/html-only';
import type { MessagePick } from '@/i18n/messages';
import { LANGUAGE_NAMES } from '@/shared/languages';
import { pickText } from '@/shared/localized-text';
import { StepType } from '../constants';
import { pageTint } from '../model/page-tint';
import { shortStepId } from '../model/place';
import type { ReadingLanguage } from '../model/reading-language';
import type { PublicProject } from '../schema';
import { CheckList } from './check-list';
import { GuidePart } from './guide-part';
import type { GuideParts } from './guide-part';
import { ProjectHead } from './project-head';
import { SaveOffline } from './save-offline';
import { SourceLine } from './source-line';
import { StartLink } from './start-link';

interface ProjectArticleProps {
  project: PublicProject;
  reading: ReadingLanguage;
  views: ReactNode;
  /** what search engines read of the page, as the text of a script */
  structuredData: string;
  /** the page's short address, and its QR code as the address of a picture */
  printed: { link: string; qr: string };
}

/** What the parts that live in the browser say: places, keeping, lists to tick. */
const CLIENT_TEXTS: readonly MessagePick[] = [
  'resume.goOn', 'resume.startOver', 'project.parts', 'project.tools', 'project.ticked',
  'offline.save', 'offline.saved', 'offline.hint', 'offline.preparing', 'offline.savingPictures', 'offline.updating', 'offline.progress', 'offline.cancel',
  'offline.remove', 'offline.tryAgain', 'offline.problemNetwork', 'offline.problemFull', 'offline.keptSoFar', 'offline.keptNothing', 'offline.notUpdated',
];
const PLACE = { sizes: '(min-width: 1200px) 635px, (min-width: 992px) calc(58.3vw - 65px), (min-width: 768px) calc(100vw - 64px), calc(100vw - 32px)', rangePx: [288, 928] } as const;

/** Everything a reader wants to know before the first step, and the way to it. */
export function ProjectArticle({ project, reading: { lang, gap }, views, structuredData, printed }: ProjectArticleProps) {
  const t = useTranslations('project');
  const locale = useLocale();
  const { projectUid, languages, parts, tools } = project;
  const primary = languages[0] ?? lang;
  const stepIds = project.steps.filter(({ type }) => type === StepType.Step).map(({ id }) => shortStepId(id));
  const note = gap === 'foreign' ? t('languageNote', { language: LANGUAGE_NAMES[lang] }) : gap === 'partial' ? t('translationNote', { language: LANGUAGE_NAMES[primary] }) : '';
  const place = `${projectUid} ${locale} ${project.updatedAt}`;
  leaveForHtml(place, {
    project, lang, note, structuredData, printed: { ...printed, label: t('printed') },
    labels: {
      steps: t('stepList'), questions: t('faq'), creator: t('creator'), verified: t('verified'),
      languages: t('languages'), tags: t('tags'), stats: { steps: t('steps'), averageTime: t('averageTime'), people: t('people') },
      stepNumber: (number) => t('stepNumber', { number }), visit: (host) => t('creatorLink', { host }),
    },
  } satisfies GuideParts);
  return (
    <ClientMessages locale={locale} isForReading namespaces={CLIENT_TEXTS}>
      <div style={{ background: pageTint(project.creator.backgroundColor) }} className="print:bg-none!">
        <PageContainer className="flex flex-col gap-10 pt-4 pb-10 md:gap-14 md:pt-10 md:pb-14 print:gap-6 print:pt-0">
          <div className="grid gap-6 lg:grid-cols-picture lg:gap-12 print:grid-cols-2">
            {project.file
              ? <Picture file={project.file} alt={pickText(project.alt, lang, languages)} place={PLACE} aspect={4 / 3} isUrgent className="h-fit rounded-lg border border-line" />
              : <div className="grid aspect-4/3 h-fit place-items-center rounded-lg border border-line bg-sunken text-ink-muted"><Drawing name="steps" className="w-1/2" /></div>}
            <ProjectHead project={project} views={views}>
              <GuidePart key={`marks ${place}`} part="marks" projectUid={projectUid} place={place} className="flex flex-col gap-5" />
              <StartLink projectUid={projectUid} stepIds={stepIds} label={t('start')} name={project.name} className="mt-auto hidden md:flex md:w-fit md:min-w-56 print:hidden" />
              <SaveOffline projectUid={projectUid} version={project.updatedAt} />
            </ProjectHead>
          </div>
          <GuidePart key={`facts ${place}`} part="facts" projectUid={projectUid} place={place} className="flex flex-col gap-10 md:gap-14 print:gap-6" />
          {project.source && <SourceLine source={project.source} />}
          {(parts.length > 0 || tools.length > 0) && (
            <div>
              <div className="grid items-start gap-5 md:grid-cols-2 print:grid-cols-2">
                {parts.length > 0 && <CheckList projectUid={projectUid} kind="parts" entries={parts} lang={primary} />}
                {tools.length > 0 && <CheckList projectUid={projectUid} kind="tools" entries={tools} lang={primary} />}
              </div>
              <p className="mt-3 text-sm text-ink-muted print:hidden">{t('checkHint')}</p>
            </div>
          )}
        </PageContainer>
        <GuidePart key={`sections ${place}`} part="sections" projectUid={projectUid} place={place} className="empty:min-h-dvh" />
        <div className="sticky bottom-0 z-30 border-t border-line bg-paper p-3 pb-safe-bottom md:hidden print:hidden">
          <StartLink projectUid={projectUid} stepIds={stepIds} label={t('start')} name={project.name} />
        </div>
      </div>
    </ClientMessages>
  );
}
