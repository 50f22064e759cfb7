import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { Field } from '@/ui/kit/fields/field';
import { Select } from '@/ui/kit/fields/select';

export type RowOption = { id: string; label: string };

interface ChooseRowDialogProps {
  title: string;
  label: string;
  confirmLabel: string;
  /** empty while closed */
  options: readonly RowOption[];
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Asks for one of the rows of a list: the alternative to dragging something to it. */
export function ChooseRowDialog({
  title,
  label,
  confirmLabel,
  options,
  onChoose,
  onClose,
}: ChooseRowDialogProps) {
  const common = useTranslations('common');
  const form = useId();
  const [chosen, setChosen] = useState<string>();
  const value = options.some(({ id }) => id === chosen) ? chosen : options[0]?.id;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value !== undefined) onChoose(value);
    setChosen(undefined);
    onClose();
  };
  return (
    <Dialog
      isOpen={options.length > 0}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={form}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field label={label}>
          <Select value={value} onChange={({ target }) => setChosen(target.value)}>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}
