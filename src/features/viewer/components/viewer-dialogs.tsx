import { memo, useState } from 'react';
import type { ProjectLanguage } from '@/shared/languages';
import type { LocalizedText, PickedText } from '@/shared/localized-text';
import type { ViewerState } from '../model/viewer-state';
import type { ViewerProject, WalkStep } from '../model/walk';
import { LanguageDialog } from './language-dialog';
import { OptionsDialog } from './options-dialog';
import type { OptionsDialogProps } from './options-dialog';
import { ReportPart } from './report-part';
import { SummaryDialog } from './summary-dialog';

interface ViewerDialogsProps extends Omit<OptionsDialogProps, 'isOpen' | 'onClose' | 'onLanguage'> {
  overlay: ViewerState['overlay'];
  onOverlay: (overlay: ViewerState['overlay']) => void;
  project: ViewerProject;
  steps: readonly WalkStep[];
  step: number;
  isReady: boolean;
  ticks: readonly string[];
  read: (texts: readonly LocalizedText[]) => PickedText;
  onGo: (step: number) => void;
  onLang: (lang: ProjectLanguage) => void;
}

/** Everything that opens over the viewer; while nothing is open, it takes no notice of the steps that change. */
export const ViewerDialogs = memo(
  Dialogs,
  (before, after) => !before.overlay && !after.overlay && before.isReady === after.isReady,
);

function Dialogs({
  overlay,
  onOverlay,
  project,
  steps,
  step,
  isReady,
  ticks,
  read,
  onGo,
  onLang,
  ...options
}: ViewerDialogsProps) {
  const { languages } = project;
  const close = () => onOverlay(undefined);
  // Made when they are first asked for: most readers need none, and each would be gone through at every step.
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
          title={project.name}
          step={step}
          steps={steps}
          ticks={ticks}
          read={read}
          onGo={onGo}
        />
      )}
      {used.includes('language') && (
        <LanguageDialog
          isOpen={overlay === 'language'}
          onClose={close}
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
          onLanguage={languages.length > 1 ? () => onOverlay('language') : undefined}
        />
      )}
      <ReportPart
        isOpen={overlay === 'report'}
        onClose={close}
        isReady={isReady}
        projectUid={project.projectUid}
        lang={options.lang}
        step={{ id, number: step, name: stepName.value, nameLang: stepName.lang }}
      />
    </>
  );
}
