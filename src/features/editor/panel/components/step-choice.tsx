import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { StepType } from '@/features/projects/constants';
import { useEditor } from '../../shell/hooks/editor-context';
import { shownName, stepNumbers } from '../../shell/model/shown-name';
import { ChooseRowDialog, type RowOption } from '../../list/components/choose-row-dialog';

/** The purpose of the choice: a place for other steps, or a step for a picture. */
export type Choice = { of: 'place'; ids: readonly string[] } | { of: 'picture'; from: string };

/** The start of the list, as a choice among the steps to move after. */
const START = 'start';
const NO_OPTIONS: readonly RowOption[] = [];

interface StepChoiceProps {
  choice: Choice | undefined;
  onClose: () => void;
  onPlace: (moved: ReadonlySet<string>, behind: string | undefined) => void;
  onPicture: (from: string, to: string) => void;
}

/** Moves steps or a picture by choosing a target from a list, as an alternative to dragging. */
export function StepChoice({ choice, onClose, onPlace, onPicture }: StepChoiceProps) {
  const t = useTranslations('editor');
  const {
    project: { steps, languages },
  } = useEditor();
  const isPicture = choice?.of === 'picture';
  const options = useMemo(() => {
    if (!choice) return NO_OPTIONS;
    const numbers = stepNumbers(steps);
    const others = steps.filter(({ id, type }) =>
      choice.of === 'picture'
        ? id !== choice.from && type === StepType.Step
        : !choice.ids.includes(id),
    );
    const rows = others.map(({ id, name, file }) => {
      const number = numbers.get(id);
      const shown = `${number === undefined ? '' : `${number}. `}${shownName(name, languages)}`;
      if (choice.of === 'place') return { id, label: t('placeBehind', { name: shown }) };
      return { id, label: file ? t('pictureSwapped', { name: shown }) : shown };
    });
    return choice.of === 'place' ? [{ id: START, label: t('placeFirst') }, ...rows] : rows;
  }, [choice, languages, steps, t]);
  return (
    <ChooseRowDialog
      title={t(isPicture ? 'movePicture' : 'selection.place')}
      label={t(isPicture ? 'movePictureTo' : 'placeTo')}
      confirmLabel={t('move')}
      options={options}
      onClose={onClose}
      onChoose={(id) => {
        if (choice?.of === 'place') onPlace(new Set(choice.ids), id === START ? undefined : id);
        else if (choice) onPicture(choice.from, id);
      }}
    />
  );
}
