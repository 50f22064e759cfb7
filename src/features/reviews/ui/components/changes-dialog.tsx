import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Textarea } from '@/ui/kit/fields/textarea';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { paragraph } from '@/shared/text/text-schemas';
import { REVIEW_NOTE_MAX } from '../../constants';
import { outcomeInput, type ReviewsResponse } from '../../schema';
import { decideReview } from '../api';

/** Changes are asked for with a word about them. */
const changesInput = outcomeInput.pick({ note: true }).extend({
  note: paragraph(REVIEW_NOTE_MAX, 'reviewNoteRequired'),
});

interface ChangesDialogProps {
  projectUid: string;
  digest: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDecided: (facts: ReviewsResponse) => void;
  onLapsed: () => void;
}

/** Asks for changes; the note stays while the dialog is closed, until it is sent. */
export function ChangesDialog({
  projectUid,
  digest,
  isOpen,
  onOpenChange,
  onDecided,
  onLapsed,
}: ChangesDialogProps) {
  const t = useTranslations('reviews');
  const id = useId();
  const [note, setNote] = useState('');
  const form = useForm(changesInput, async (input) => {
    try {
      onDecided(await decideReview(projectUid, { ...input, outcome: 'changes', digest }));
      setNote('');
      onOpenChange(false);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'approval_lapsed') onLapsed();
      throw error;
    }
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('changeTitle')}
      description={t('changeText')}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t('notNow')}
          </Button>
          <Button type="submit" form={id} isBusy={form.isBusy}>
            {t('send')}
          </Button>
        </>
      }
    >
      <Form form={form} id={id}>
        <Field
          name="note"
          label={t('changeNote')}
          isRequired
          counter={{ value: note, max: REVIEW_NOTE_MAX }}
        >
          <Textarea rows={4} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </Form>
    </Dialog>
  );
}
