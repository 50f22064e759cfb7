'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useCallback, useMemo, useState } from 'react';
import { useLeaveWarning } from '@/browser/page/use-leave-warning';
import { Tabs } from '@/ui/kit/tabs';
import { useUnread } from '@/features/feedback/ui/hooks/use-unread';
import { pickLanguage } from '@/shared/interface/localized-text';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { EDITOR_TABS, type EditorTab } from '../../constants';
import type { Team } from '@/features/people/team';
import type { LoadedProject } from '../model/editor-types';
import { type FocusTarget, EditorContext } from '../hooks/editor-context';
import { useAutosave } from '../../saving/hooks/use-autosave';
import { useDraftStorage } from '../../saving/hooks/use-draft-storage';
import { useUnpublished } from '../../saving/hooks/use-unpublished';
import { useEditorPlace } from '../hooks/use-editor-place';
import { useEditorStore } from '../hooks/use-editor-store';
import { useUndoStack } from '../../saving/hooks/use-undo-stack';
import { useFirstPictures } from '../../pictures/hooks/use-first-pictures';
import { PictureQueueContext } from '../../pictures/hooks/picture-queue-context';
import { usePictureSteps } from '../../pictures/hooks/use-picture-steps';
import { EditorHeader } from './editor-header';
import { FaqTab } from '../../list/components/faq-tab';
import { LateTab } from './late-tab';
import { LeaveDialog } from './leave-dialog';
import { ItemPanel } from '../../panel/components/item-panel';
import { SettingsTab } from '../../settings/components/settings-tab';
import { OperatorStatement } from '../../publication/components/operator-statement';
import { WaitingNote } from '../../publication/components/waiting-note';
import { type Sharing, SharingDialogs } from '../../publication/components/sharing-dialogs';
import { StepsTab } from '../../list/components/steps-tab';
import { TabLabel } from './tab-label';

const loadAnalyticsTab = () => import('./analytics-tab').then(({ AnalyticsTab }) => AnalyticsTab);
const loadVersionsTab = () =>
  import('../../versions/components/versions-tab').then(({ VersionsTab }) => VersionsTab);
const loadTranslateTab = () =>
  import('../../bench/components/translate-tab').then(({ TranslateTab }) => TranslateTab);
const loadFeedbackTab = () => import('./feedback-tab').then(({ FeedbackTab }) => FeedbackTab);

/** The content of each tab. */
const TABS: Record<EditorTab, ComponentType> = {
  steps: StepsTab,
  faq: FaqTab,
  settings: SettingsTab,
  translate: () => <LateTab load={loadTranslateTab} />,
  versions: () => <LateTab load={loadVersionsTab} />,
  analytics: () => <LateTab load={loadAnalyticsTab} />,
  feedback: () => <LateTab load={loadFeedbackTab} />,
};

interface ProjectEditorProps {
  project: LoadedProject;
  /** the requested path, without the hash */
  path: string;
  /** its public address once it is published */
  shortLink: string;
  team?: Team | undefined;
}

/**
 * The project editor (docs/reference/guides.md#editor): the stored project, the drafts, and the
 * current place.
 */
export function ProjectEditor({ project: loaded, path, shortLink, team }: ProjectEditorProps) {
  const t = useTranslations('editor');
  const { store, state } = useEditorStore(loaded);
  const { project } = state;
  const place = useEditorPlace(project.projectUid, path);
  const [chosenLang, setLang] = useState<ProjectLanguage>();
  const lang = pickLanguage(project.languages, chosenLang);
  const [focusTarget, setFocusTarget] = useState<FocusTarget>();
  const [sharing, setSharing] = useState<Sharing>();
  const share = useCallback(() => setSharing('share'), []);
  const unread = useUnread(project.projectUid);
  const offerUndo = useUndoStack();
  const isKept = useDraftStorage(store, project.projectUid);
  const autosave = useAutosave(store);
  useUnpublished(store);
  const pictures = usePictureSteps({
    read: () => store.get().project,
    onAdded: (step) => store.dispatch({ type: 'itemLoaded', saved: { list: 'steps', item: step } }),
    onOrdered: (ids) => store.dispatch({ type: 'ordered', list: 'steps', ids }),
  });
  useFirstPictures(project.projectUid, pictures);
  // Stored drafts are restored; only others would be lost.
  const leaving = useLeaveWarning(pictures.isBusy || !isKept);
  const editor = useMemo(
    () => ({
      ...state,
      store,
      dispatch: store.dispatch,
      autosave,
      place,
      lang,
      setLang,
      focusTarget,
      setFocusTarget,
      startNew: () => setLang(undefined),
      unread,
      offerUndo,
      share,
      team,
    }),
    [state, store, autosave, place, lang, focusTarget, unread, offerUndo, share, team],
  );
  return (
    <EditorContext value={editor}>
      <PictureQueueContext value={pictures}>
        <div className="relative flex items-start gap-6">
          <div className="min-w-0 flex-1">
            <EditorHeader onShare={share} onPublished={() => setSharing('published')} />
            <OperatorStatement />
            <WaitingNote />
            <Tabs
              label={t('tabs')}
              value={place.tab}
              onValueChange={(tab) => place.goTo(tab)}
              tabs={EDITOR_TABS.map((value) => {
                const Content = TABS[value];
                return { value, label: <TabLabel tab={value} />, content: <Content /> };
              })}
            />
          </div>
          <ItemPanel />
        </div>
        <SharingDialogs showing={sharing} onShow={setSharing} link={shortLink} />
        <LeaveDialog
          {...leaving}
          consequence={pictures.isBusy ? t('leavePictures') : t('leaveConsequence')}
        />
      </PictureQueueContext>
    </EditorContext>
  );
}
