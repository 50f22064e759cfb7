import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Select } from '@/ui/kit/fields/select';
import { Textarea } from '@/ui/kit/fields/textarea';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { REVIEW_NOTE_MAX } from '../../constants';
import { reviewRequest, type ReviewsResponse } from '../../schema';
import { askForReview } from '../api';

interface AskDialogProps {
  projectUid: string;
  /** who could approve, besides oneself */
  others: ReviewsResponse['waitsFor'];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** stores what is typed, which belongs to the draft */
  save: () => Promise<void>;
  onAsked: (facts: ReviewsResponse) => void;
}

/** Asks one person or all who could approve the draft for a review. */
export function AskDialog({ isOpen, onOpenChange, ...rest }: AskDialogProps) {
  const t = useTranslations('reviews');
  const form = useId();
  const [isBusy, setBusy] = useState(false);
  const canAsk = rest.others.length > 0;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('ask')}
      description={t(canAsk ? 'askText' : 'nobody')}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t('notNow')}
          </Button>
          {canAsk ? (
            <Button type="submit" form={form} isBusy={isBusy}>
              {t('sendAsk')}
            </Button>
          ) : (
            <ButtonLink href={dashboardPaths.peopleSettings}>{t('toPeople')}</ButtonLink>
          )}
        </>
      }
    >
      {canAsk && (
        <AskForm {...rest} id={form} onBusy={setBusy} onDone={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
}

interface AskFormProps extends Omit<AskDialogProps, 'isOpen' | 'onOpenChange'> {
  id: string;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}

function AskForm({ id, projectUid, others, save, onAsked, onBusy, onDone }: AskFormProps) {
  const t = useTranslations('reviews');
  const showToast = useToast();
  const [note, setNote] = useState('');
  const form = useForm(
    reviewRequest,
    async (input) => {
      onBusy(true);
      try {
        await save();
        onAsked(await askForReview(projectUid, input));
        showToast({ text: t('asked'), tone: 'good' });
        onDone();
      } finally {
        onBusy(false);
      }
    },
    {
      read: (data) => {
        const { of, ...rest } = Object.fromEntries(data);
        return of ? { ...rest, of } : rest;
      },
    },
  );
  return (
    <Form form={form} id={id}>
      <Field name="of" label={t('of')}>
        <Select>
          <option value="">{t('everyone')}</option>
          {others.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        name="note"
        label={t('note')}
        isOptional
        counter={{ value: note, max: REVIEW_NOTE_MAX }}
      >
        <Textarea rows={3} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </Form>
  );
}
