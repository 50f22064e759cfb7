import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useStableHandler } from '@/browser/page/use-stable-handler';
import type { News } from '@/features/projects/model/place';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { ViewerState } from '../../shell/model/viewer-state';
import {
  navigableSteps,
  sameStep,
  type NavigableStep,
  type ViewerProject,
} from '../../shell/model/walk';
import { useNews } from './use-news';
import type { ReadVersion } from './use-version';

interface VersionNewsOptions {
  project: ViewerProject;
  /** undefined where only one version can be read */
  version: ReadVersion | undefined;
  state: ViewerState;
  stepId: string;
  onChange: (step: number, steps: readonly NavigableStep[]) => void;
  unread: News | undefined;
  onUnread: (news: News) => void;
  onTold: (versionNumber: number) => void;
  /** focuses the step, as the pressed button goes */
  onDone: () => void;
}

/** News about versions for the reader, and functions to change to another one. */
export function useVersionNews({
  project,
  version,
  state: { isReady, step, overlay },
  stepId,
  unread,
  onChange,
  onUnread,
  onTold,
  onDone,
}: VersionNewsOptions) {
  const t = useTranslations('viewer');
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [isLostSeen, setLostSeen] = useState(false);
  const { news, dismiss } = useNews({
    projectUid: project.projectUid,
    version: project.versionNumber,
    updatedAt: project.updatedAt,
    step,
    isOn: isReady && version !== undefined,
    unread,
    onUnread,
    onTold,
  });
  const change = useStableHandler((to: ViewerProject, at?: number) => {
    const steps = navigableSteps(to.steps);
    version?.change(to);
    // Reading went on while the version was on its way.
    onChange(at ?? sameStep(steps, stepId, step), steps);
  });
  const show = async (at?: number) => {
    if (!version || !news) return;
    setBusy(true);
    try {
      change(await version.readNewest(news), at);
      dismiss();
      onDone();
    } catch {
      showToast({ text: t('loadFailed'), tone: 'bad' });
    }
    setBusy(false);
  };
  return {
    /** announced without a warning */
    news: news?.isSafety ? undefined : news,
    /** must be acknowledged */
    warning: news?.isSafety ? news : undefined,
    lostVersion: isLostSeen ? undefined : version?.lostVersion,
    isBusy,
    /** @param at a step of the newest version; without it, the one that is read */
    onShow: useStableHandler((at?: number) => void show(at)),
    onDismiss: useStableHandler(() => {
      dismiss();
      setLostSeen(true);
      onDone();
    }),
    /** focuses the step, unless the warning was over another dialog */
    onWarned: useStableHandler(() => {
      if (!overlay) onDone();
      return !overlay;
    }),
    /** takes the version of the page, as nothing is begun any more */
    startOver: () => {
      if (version && version.page !== project) change(version.page, 1);
    },
  };
}
