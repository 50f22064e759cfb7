import { memo, startTransition, useState, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { useStableHandler } from '@/browser/page/use-stable-handler';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText, PickedText } from '@/shared/interface/localized-text';
import type { ViewerState } from '../model/viewer-state';
import type { ViewerProject, NavigableStep } from '../model/walk';
import { LanguageDialog } from './language-dialog';
import { OptionsDialog, type OptionsDialogProps } from './options-dialog';
import { ReportPart } from './report-part';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { SummaryList, type SummaryListProps } from './summary-list';

interface ViewerDialogsProps
  extends Omit<OptionsDialogProps, 'isOpen' | 'onClose' | 'onClosed' | 'onLanguage' | 'onReport'> {
  overlay: ViewerState['overlay'];
  onOverlay: (overlay: ViewerState['overlay']) => void;
  /** focuses the step, whose keys then work, instead of the button that opened a dialog */
  onStep: () => void;
  project: ViewerProject;
  steps: readonly NavigableStep[];
  step: number;
  isReady: boolean;
  canReport: boolean;
  ticks: readonly string[];
  read: (texts: readonly LocalizedText[]) => PickedText;
  onGo: (step: number) => void;
  onLang: (lang: ProjectLanguage) => void;
}

/** All dialogs of the viewer; while none is open, it does not re-render with the step. */
export const ViewerDialogs = memo(
  Dialogs,
  (before, after) => !before.overlay && !after.overlay && before.isReady === after.isReady,
);

function Dialogs({
  overlay,
  onOverlay,
  onStep,
  project,
  steps,
  step,
  isReady,
  canReport,
  ticks,
  read,
  onGo,
  onLang,
  ...options
}: ViewerDialogsProps) {
  const { languages } = project;
  const close = () => onOverlay(undefined);
  const closed = useStableHandler(() => {
    // A dialog may open another.
    if (!overlay) onStep();
    return true;
  });
  // Mounted on first use: most readers need none, and each would render at every step.
  const [used, setUsed] = useState<readonly ViewerState['overlay'][]>([]);
  if (overlay && !used.includes(overlay)) setUsed([...used, overlay]);
  const { id = '', name = [] } = steps[step - 1] ?? {};
  const stepName = read(name);
  return (
    <>
      {used.includes('summary') && (
        <SummaryDialog
          isOpen={overlay === 'summary'}
          onClose={close}
          onClosed={closed}
          title={read(project.names).value}
          step={step}
          steps={steps}
          ticks={ticks}
          read={read}
          onGo={(to) => startTransition(() => onGo(to))}
        />
      )}
      {used.includes('language') && (
        <LanguageDialog
          isOpen={overlay === 'language'}
          onClose={close}
          onClosed={closed}
          languages={languages}
          lang={options.lang}
          onChoose={onLang}
        />
      )}
      {used.includes('options') && (
        <OptionsDialog
          {...options}
          isOpen={overlay === 'options'}
          onClose={close}
          onClosed={closed}
          onReport={canReport ? () => onOverlay('report') : undefined}
          onLanguage={languages.length > 1 ? () => onOverlay('language') : undefined}
        />
      )}
      {canReport && (
        <ReportPart
          isOpen={overlay === 'report'}
          onClose={close}
          onClosed={closed}
          isReady={isReady}
          projectUid={project.projectUid}
          versionNumber={project.versionNumber}
          lang={options.lang}
          step={{ id, number: step, name: stepName.value, nameLang: stepName.lang }}
        />
      )}
    </>
  );
}

interface SummaryDialogProps extends Omit<SummaryListProps, 'currentRef'> {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => boolean;
  /** the project's name */
  title: string;
}

/** The current step with up to two on each side, and all others by scrolling. */
function SummaryDialog({ isOpen, onClose, onClosed, title, ...list }: SummaryDialogProps) {
  const t = useTranslations('viewer');
  const current = useRef<HTMLButtonElement>(null);
  const showCurrent = () => {
    current.current?.focus({ preventScroll: true });
    if (current.current) centre(current.current);
    return current.current !== null;
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      onClosed={onClosed}
      onOpened={showCurrent}
      title={t('summary')}
      description={`${title}\u00a0· ${t('position', { step: list.step, count: list.steps.length })}`}
    >
      <SummaryList {...list} currentRef={current} />
    </Dialog>
  );
}

/** Scrolls only the list, until a row is in its middle. */
function centre(row: HTMLElement): void {
  let box = row.parentElement;
  while (box && box.scrollHeight <= box.clientHeight && !box.matches('[role=dialog]'))
    box = box.parentElement;
  if (!box || box.matches('[role=dialog]')) return;
  const [shown, all] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollTop += shown.top + shown.height / 2 - (all.top + all.height / 2);
}
