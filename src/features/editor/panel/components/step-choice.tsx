import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { Field } from '@/ui/kit/fields/field';
import { Select } from '@/ui/kit/fields/select';
import { StepType } from '@/features/projects/constants';
import { useEditor } from '../../shell/hooks/editor-context';
import { shownName, stepNumbers } from '../../shell/model/shown-name';

/** The purpose of the choice: a place for other steps, or a step for a picture. */
export type Choice = { of: 'place'; ids: readonly string[] } | { of: 'picture'; from: string };

/** The start of the list, as a choice among the steps to move after. */
const START = 'start';
const NO_OPTIONS: readonly { id: string; label: string }[] = [];

interface StepChoiceProps {
  choice: Choice | undefined;
  onClose: () => void;
  onPlace: (moved: ReadonlySet<string>, behind: string | undefined) => void;
  onPicture: (from: string, to: string) => void;
}

/** Moves steps or a picture by choosing a target from a list, as an alternative to dragging. */
export function StepChoice({ choice, onClose, onPlace, onPicture }: StepChoiceProps) {
  const t = useTranslations('editor');
  const common = useTranslations('common');
  const form = useId();
  const [chosen, setChosen] = useState<string>();
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
  const value = options.some(({ id }) => id === chosen) ? chosen : options[0]?.id;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice && value !== undefined)
      if (choice.of === 'picture') onPicture(choice.from, value);
      else onPlace(new Set(choice.ids), value === START ? undefined : value);
    setChosen(undefined);
    onClose();
  };
  return (
    <Dialog
      isOpen={options.length > 0}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t(isPicture ? 'movePicture' : 'selection.place')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('move')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field label={t(isPicture ? 'movePictureTo' : 'placeTo')}>
          <Select value={value} onChange={({ target }) => setChosen(target.value)}>
            {options.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}
