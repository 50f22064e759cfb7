'use client';

import { Play } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import { useLeaveWarning } from '@/browser/page/use-leave-warning';
import { PreviewDialog } from '@/features/projects/ui/components/preview/preview-dialog';
import { useTryIt } from '@/features/projects/ui/hooks/use-try-it';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { languageList } from '@/shared/text/word-lists';
import { Button } from '@/ui/kit/buttons/button';
import { EmptyState } from '@/ui/kit/pictures/empty-state';
import { useAutosave } from '../../saving/hooks/use-autosave';
import { useDraftStorage } from '../../saving/hooks/use-draft-storage';
import { saveAll } from '../../saving/hooks/save-all';
import { useUndoStack } from '../../saving/hooks/use-undo-stack';
import { BackToProjects } from '../../shell/components/back-to-projects';
import { LateTab } from '../../shell/components/late-tab';
import { LeaveDialog } from '../../shell/components/leave-dialog';
import { type Editor, EditorContext, type FocusTarget } from '../../shell/hooks/editor-context';
import { useEditorPlace } from '../../shell/hooks/use-editor-place';
import { useEditorStore } from '../../shell/hooks/use-editor-store';
import type { LoadedProject } from '../../shell/model/editor-types';

const loadBench = () => import('./bench').then(({ Bench }) => Bench);
const nothing = () => undefined;
/** Translators see no messages of readers. */
const NO_UNREAD: Editor['unread'] = {
  count: undefined,
  reports: new Map(),
  set: nothing,
  add: nothing,
  setReports: nothing,
  addReport: nothing,
};

interface TranslatorEditorProps {
  project: LoadedProject;
  /** the requested path, without the hash */
  path: string;
  /** the only ones that the person writes */
  languages: readonly ProjectLanguage[];
}

/** The editor of a translator: the bench with their languages, and the preview. */
export function TranslatorEditor({ project: loaded, path, languages }: TranslatorEditorProps) {
  const t = useTranslations('editor');
  const { store, state } = useEditorStore(loaded);
  const { project } = state;
  const place = useEditorPlace(project.projectUid, path);
  const [primary = 'en', ...others] = project.languages;
  const targets = others.filter((lang) => languages.includes(lang));
  const [lang, setLang] = useState<ProjectLanguage>(targets[0] ?? primary);
  const [focusTarget, setFocusTarget] = useState<FocusTarget>();
  const offerUndo = useUndoStack();
  // Apart from those of an editor, which a translator could not save.
  const isKept = useDraftStorage(store, `translator/${project.projectUid}`);
  const autosave = useAutosave(store);
  const leaving = useLeaveWarning(!isKept);
  const editor = useMemo<Editor>(
    () => ({
      ...state,
      store,
      dispatch: store.dispatch,
      autosave,
      place,
      lang,
      setLang,
      languagesOfTranslator: languages,
      team: undefined,
      focusTarget,
      setFocusTarget,
      startNew: nothing,
      unread: NO_UNREAD,
      offerUndo,
      share: nothing,
    }),
    [state, store, autosave, place, lang, languages, focusTarget, offerUndo],
  );
  return (
    <EditorContext value={editor}>
      <TranslatorHeader editor={editor} />
      {targets.length > 0 ? <LateTab load={loadBench} /> : <NoLanguage languages={languages} />}
      <LeaveDialog {...leaving} consequence={t('leaveConsequence')} />
    </EditorContext>
  );
}

/** The way back, the name of the guide, and its preview. */
function TranslatorHeader({ editor }: { editor: Editor }) {
  const t = useTranslations('editor');
  const { projectUid, name, languages, takenDownAt } = editor.project;
  const [isLinkShown, setLinkShown] = useState(false);
  const { isOpening, tryIt } = useTryIt(
    projectUid,
    () => saveAll(editor),
    () => setLinkShown(true),
  );
  const close = useCallback(() => setLinkShown(false), []);
  return (
    <header className="mb-6 flex flex-wrap items-center gap-2 md:gap-3">
      <BackToProjects />
      <h1
        lang={languages[0]}
        title={name}
        className="line-clamp-2 min-w-24 flex-1 text-xl wrap-anywhere lg:text-2xl"
      >
        {name}
      </h1>
      <Button
        variant="secondary"
        size="sm"
        isBusy={isOpening}
        disabled={takenDownAt !== null}
        onClick={() => void tryIt()}
      >
        <Play aria-hidden />
        <span>{t('tryIt')}</span>
        <span className="sr-only">{`(${t('newWindow')})`}</span>
      </Button>
      {isLinkShown && <PreviewDialog projectUid={projectUid} onClose={close} mayEnd={false} />}
    </header>
  );
}

/** The reason why there is nothing to translate, and whom to ask. */
function NoLanguage({ languages }: Pick<TranslatorEditorProps, 'languages'>) {
  const t = useTranslations('editor.bench');
  const locale = useLocale();
  return (
    <EmptyState
      drawing="inbox"
      text={t('notYours', { languages: languageList(locale, languages) })}
    />
  );
}
