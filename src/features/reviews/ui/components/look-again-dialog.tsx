import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Input } from '@/ui/kit/fields/input';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { lookAgainInput } from '../../schema';
import { setLookAgain } from '../api';

const DAY_MS = 24 * 60 * 60_000;

interface LookAgainDialogProps {
  projectUid: string;
  /** the day so far */
  on: string | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChanged: (on: string | null) => void;
}

/** Chooses the day on which a mail reminds of the guide. */
export function LookAgainDialog({ isOpen, onOpenChange, ...rest }: LookAgainDialogProps) {
  const t = useTranslations('reviews');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('lookAgain')}
      description={t('lookAgainText')}
    >
      <DayForm {...rest} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function DayForm({
  projectUid,
  on,
  onChanged,
  onDone,
}: Omit<LookAgainDialogProps, 'isOpen' | 'onOpenChange'> & { onDone: () => void }) {
  const t = useTranslations('reviews');
  const { run, isBusy } = useAction();
  const [first] = useState(() => new Date(Date.now() + DAY_MS).toISOString().slice(0, 10));
  const keep = async (day: string | null) => {
    onChanged((await setLookAgain(projectUid, { on: day })).on);
    onDone();
  };
  const form = useForm(lookAgainInput, (input) => keep(input.on));
  return (
    <Form form={form}>
      <Field name="on" label={t('day')} isRequired>
        <Input type="date" min={first} defaultValue={on ?? ''} />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        {on !== null && (
          <Button variant="ghost" isBusy={isBusy} onClick={() => void run(() => keep(null))}>
            {t('removeDay')}
          </Button>
        )}
        <Button type="submit" isBusy={form.isBusy}>
          {t('saveDay')}
        </Button>
      </div>
    </Form>
  );
}
