import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from '@/browser/api/use-form';
import { useIdempotencyKey } from '@/browser/api/use-idempotency-key';
import { Button } from '@/ui/kit/buttons/button';
import { cn } from '@/ui/kit/cn';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Input } from '@/ui/kit/fields/input';
import { Textarea } from '@/ui/kit/fields/textarea';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { sendReport } from '../api';
import { MESSAGE_MAX } from '../../constants';
import { useMessageDraft } from '../hooks/use-message-draft';
import { reportInput } from '../../schema';
import { SenderFields } from './sender-fields';

const ABOUTS = ['picture', 'text', 'failed', 'part'] as const;

export interface ReportDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** called after closing; true when the focus was moved elsewhere */
  onClosed?: () => boolean;
  projectUid: string;
  versionNumber: number;
  /** the reported step; `name` as displayed, in `nameLang` */
  step: { id: string; number: number; name: string; nameLang: ProjectLanguage };
  lang: ProjectLanguage;
}

/** Reports a problem with a step to the creator (docs/reference/feedback.md#reports). */
export function ReportDialog({
  isOpen,
  onClose,
  onClosed,
  projectUid,
  versionNumber,
  step,
  lang,
}: ReportDialogProps) {
  const t = useTranslations('feedback');
  const common = useTranslations('common');
  const showToast = useToast();
  const formId = useId();
  const { words, sender, change, forget } = useMessageDraft(`report/${projectUid}/${step.id}`);
  const { keyFor, forget: forgetKey } = useIdempotencyKey();

  const { ref, errors, isBusy, submit } = useForm(
    reportInput,
    async (input) => {
      const outcome = await sendReport(keyFor([step.id, input]), projectUid, step.id, input);
      forget();
      forgetKey();
      onClose();
      showToast(
        outcome === 'sent'
          ? { text: t('reportSent'), tone: 'good' }
          : { text: common(`outbox.${outcome}`) },
      );
    },
    {
      read: () => {
        const { subject = '', message = '', name, email } = words;
        return { subject, message, name, email, versionNumber, lang };
      },
    },
  );

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      onClosed={onClosed}
      title={t('reportTitle')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form ref={ref} id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="flex flex-col gap-3">
          <p className="text-ink-muted">
            <span>{t('reportStep', { number: step.number })}</span>{' '}
            <b lang={step.nameLang} className="font-semibold text-ink">
              {step.name}
            </b>
          </p>
          <FormAlert text={errors.form} canRetry={errors.canRetry} />
        </div>
        <SubjectChoice value={words.subject} onChange={(subject) => change({ subject })} />
        <Field name="subject" label={t('subject')} error={errors.fields['subject']} isRequired>
          <Input
            value={words.subject ?? ''}
            autoComplete="off"
            onChange={({ target }) => change({ subject: target.value })}
          />
        </Field>
        <Field
          name="message"
          label={t('message')}
          hint={t('reportHint')}
          error={errors.fields['message']}
          isRequired
          counter={{ value: words.message ?? '', max: MESSAGE_MAX }}
        >
          <Textarea
            value={words.message ?? ''}
            className="min-h-28"
            onChange={({ target }) => change({ message: target.value })}
          />
        </Field>
        <SenderFields words={words} sender={sender} onChange={change} errors={errors.fields} />
      </form>
    </Dialog>
  );
}

interface SubjectChoiceProps {
  value: string | undefined;
  onChange: (subject: string) => void;
}

/** Frequent subjects, to press instead of writing. */
function SubjectChoice({ value, onChange }: SubjectChoiceProps) {
  const t = useTranslations('feedback');
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <p id={id} className="text-sm font-semibold">
        {t('reportAbout')}
      </p>
      <div className="flex flex-wrap gap-2">
        {ABOUTS.map((about) => {
          const subject = t(`reportAbouts.${about}`);
          const isChosen = value === subject;
          return (
            <button
              key={about}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange(subject)}
              className={cn(
                'min-h-11 rounded-full border-2 px-4 text-left font-semibold transition-colors',
                isChosen ? 'border-signal bg-signal-soft' : 'border-line hover:border-ink',
              )}
            >
              {subject}
            </button>
          );
        })}
      </div>
    </div>
  );
}
