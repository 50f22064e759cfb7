import { useLocale, useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import { PageContainer } from '@/components/layout/page-container';
import { ClientMessages } from '@/i18n/client-messages';
import type { MessagePick } from '@/i18n/messages';
import type { CreatorGround } from '../../profile/model/creator-ground';
import { StepType } from '../constants';
import { shortStepId } from '../model/place';
import type { PublicProject } from '../schema';
import { GuideActions } from './guide-actions';
import { GuidePart } from './guide-part';
import { SaveOffline } from './save-offline';
import { StartLink } from './start-link';

interface ProjectArticleProps {
  project: Pick<PublicProject, 'projectUid' | 'name' | 'steps' | 'updatedAt'>;
  /** the creator's colour */
  ground: CreatorGround;
  /** under which the page left what is in its HTML only */
  place: string;
  /** what counts that the guide was shown */
  views: ReactElement;
}

/** What the parts that live in the browser say: places, keeping, lists to tick. */
const CLIENT_TEXTS: readonly MessagePick[] = [
  'resume.goOn',
  'resume.startOver',
  'project.ticked',
  'share.print',
  'share.copyLink',
  'share.title',
  'share.link',
  'common.copy',
  'common.copied',
  'common.copyFailed',
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

/** Everything a reader wants to know before the first step, and the way to it. What differs from guide to guide is what docs/decisions/0063 allows. */
export function ProjectArticle({
  project: { projectUid, name, steps, updatedAt },
  ground,
  place,
  views,
}: ProjectArticleProps) {
  const t = useTranslations('project');
  const stepIds = steps
    .filter(({ type }) => type === StepType.Step)
    .map(({ id }) => shortStepId(id));
  const start = { projectUid, stepIds, label: t('start'), name };
  const part = { projectUid, place };
  return (
    <ClientMessages locale={useLocale()} isForReading namespaces={CLIENT_TEXTS}>
      {views}
      <div style={ground} className="creator-ground">
        <PageContainer className="flex flex-col gap-10 pt-4 pb-10 md:gap-14 md:pt-10 md:pb-14 print:gap-6 print:pt-0">
          <div className="grid gap-6 lg:grid-cols-picture lg:gap-12 print:not-has-[[data-no-picture]]:grid-cols-2">
            <GuidePart
              key={`picture ${place}`}
              part="picture"
              {...part}
              className="min-w-0 empty:aspect-4/3 max-lg:has-[[data-no-picture]]:hidden"
            />
            <div className="flex min-w-0 flex-col gap-5">
              <GuidePart
                key={`head ${place}`}
                part="head"
                {...part}
                className="flex flex-col gap-5"
              />
              <StartLink
                {...start}
                className="sticky bottom-2 z-10 mt-auto hidden md:flex md:w-fit md:min-w-56 print:hidden"
              />
              <GuideActions projectUid={projectUid} name={name} />
              <SaveOffline projectUid={projectUid} version={updatedAt} />
            </div>
          </div>
          <GuidePart
            key={`facts ${place}`}
            part="facts"
            {...part}
            className="flex flex-col gap-10 md:gap-14 print:gap-6"
          />
        </PageContainer>
        <GuidePart
          key={`sections ${place}`}
          part="sections"
          {...part}
          className="empty:min-h-dvh"
        />
        <div className="sticky bottom-0 z-30 border-t border-line bg-paper p-3 pb-safe-bottom md:hidden print:hidden">
          <StartLink {...start} />
        </div>
      </div>
    </ClientMessages>
  );
}
