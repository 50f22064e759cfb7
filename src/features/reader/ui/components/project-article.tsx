import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { WrapText } from '@/ui/kit/wrap-text';
import { PageContainer } from '@/ui/layout/page-container';
import { ClientMessages } from '@/i18n/client-messages';
import type { MessagePick } from '@/i18n/messages';
import { partAmountsOf } from '@/features/projects/model/amounts/guide-amounts';
import { StepType } from '@/features/projects/constants';
import type { GuidePage } from '../../model/guide-page';
import { shortStepId } from '@/features/projects/model/place';
import { ApprovalLine, type ApprovalLineProps } from './approval-line';
import { BeforeYouBegin } from './before-you-begin';
import { GuideActions } from './guide-actions';
import type { GuideDetailsProps } from './guide-details';
import { GuideFacts } from './guide-facts';
import { GuideSections } from './guide-sections';
import { ProjectHead } from './project-head';
import { SaveOffline } from './save-offline';
import { ShownOnPaper } from '@/features/projects/ui/components/shown-on-paper';
import { SinceVersion } from './since-version';
import { StartLink } from './start-link';
import { Drawing } from '@/ui/kit/pictures/drawing';
import { Picture } from '@/ui/kit/pictures/picture';
import { pickText } from '@/shared/interface/localized-text';

type ProjectArticleProps = GuidePage &
  Pick<GuideDetailsProps, 'views'> & {
    /** the link to the guide as one document */
    download?: ReactNode;
    /** that run */
    timers?: ReactNode;
    /** of the version that is shown, for paper */
    approval?: ApprovalLineProps | undefined;
    /** it shows a draft: nothing to find, keep or hand on */
    isPreview?: boolean;
  };

/** Messages of the parts that run in the browser: places, saving, lists to tick. */
const CLIENT_TEXTS: readonly MessagePick[] = [
  'resume.goOn',
  'resume.startOver',
  'project.ticked',
  'project.since',
  'project.sinceSafety',
  'project.stepNumber',
  'share.print',
  'share.poster',
  'share.posterHint',
  'share.copyLink',
  'share.title',
  'share.link',
  'offline.save',
  'offline.saved',
  'offline.hint',
  'offline.preparing',
  'offline.savingPictures',
  'offline.updating',
  'offline.progress',
  'offline.cancel',
  'offline.remove',
  'offline.tryAgain',
  'offline.problemNetwork',
  'offline.problemFull',
  'offline.keptSoFar',
  'offline.keptNothing',
  'offline.notUpdated',
];
const CLIP_TEXTS: readonly MessagePick[] = [
  'offline.savedClips',
  'offline.savingClips',
  'offline.keepClips',
  'offline.clipsMissing',
];

/** Everything a reader wants to know before the first step, and the link to it. */
export function ProjectArticle({
  project,
  lang,
  texts,
  note,
  structuredData,
  printed,
  ground,
  address,
  views,
  download,
  timers,
  approval,
  isPreview = false,
}: ProjectArticleProps) {
  const t = useTranslations('project');
  const { projectUid, steps, updatedAt } = project;
  const { name } = texts;
  const stepIds = steps
    .filter(({ type }) => type === StepType.Step)
    .map(({ id }) => shortStepId(id));
  const start = {
    projectUid,
    address,
    versionNumber: project.versionNumber,
    stepIds,
    label: t('start'),
    name,
  };
  const hasAmounts = partAmountsOf(project, texts.parts) !== undefined;
  const hasClips = steps.some(({ media }) => media.some(({ clip }) => clip));
  return (
    <ClientMessages
      locale={useLocale()}
      isForReading
      namespaces={[
        ...CLIENT_TEXTS,
        ...(hasClips ? CLIP_TEXTS : []),
        ...(hasAmounts ? (['scaling'] as const) : []),
      ]}
    >
      {!isPreview && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
      )}
      <ShownOnPaper />
      <div style={ground} className="creator-ground">
        <PageContainer className="flex flex-col gap-10 pt-4 pb-10 md:gap-14 md:pt-10 md:pb-14 print:gap-6 print:pt-0">
          {!isPreview && <SinceVersion projectUid={projectUid} current={project.versionNumber} />}
          <div className="grid gap-6 lg:grid-cols-picture lg:gap-12 print:not-has-[[data-no-picture]]:grid-cols-2">
            <div className="min-w-0 max-lg:has-[[data-no-picture]]:hidden">
              <GuidePicture project={project} lang={lang} />
            </div>
            <div className="flex min-w-0 flex-col gap-5">
              <ProjectHead project={project} texts={texts} note={note} />
              <StartLink
                {...start}
                className="sticky bottom-2 z-10 mt-auto hidden md:not-short:flex md:w-fit md:min-w-56 print:hidden"
              />
              {!isPreview && (
                <>
                  <GuideActions projectUid={projectUid} name={name} download={download} />
                  <SaveOffline projectUid={projectUid} version={updatedAt} />
                </>
              )}
            </div>
          </div>
          <BeforeYouBegin project={project} lang={lang} address={address} />
          <GuideFacts project={project} lang={lang} texts={texts} address={address} views={views} />
          {approval && <ApprovalLine {...approval} />}
        </PageContainer>
        <GuideSections
          project={project}
          lang={lang}
          address={address}
          {...(isPreview ? {} : { printed })}
        />
        <div className="sticky bottom-0 z-30 print:hidden">
          <WrapText>{timers}</WrapText>
          <div className="border-t border-line bg-paper p-3 pb-safe-bottom md:not-short:hidden">
            <StartLink {...start} />
          </div>
        </div>
      </div>
    </ClientMessages>
  );
}

const PLACE = {
  sizes:
    '(min-width: 1200px) 635px, (min-width: 992px) calc(58.3vw - 65px), (min-width: 768px) calc(100vw - 64px), calc(100vw - 32px)',
  rangePx: [288, 928],
} as const;

/** The picture of a guide on its page, or what stands for it. */
export function GuidePicture({
  project: { file, alt, languages },
  lang,
}: Pick<GuidePage, 'project' | 'lang'>) {
  return file ? (
    <Picture
      file={file}
      alt={pickText(alt, lang, languages)}
      place={PLACE}
      aspect={4 / 3}
      isUrgent
      className="h-fit rounded-lg border border-line"
    />
  ) : (
    <div
      data-no-picture
      className="grid aspect-4/3 h-fit place-items-center rounded-lg border border-line bg-sunken text-ink-muted"
    >
      <Drawing name="steps" className="w-1/2" />
    </div>
  );
}
