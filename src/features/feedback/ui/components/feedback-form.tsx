import { useTranslations } from 'next-intl';
import { ApiError } from '@/browser/api/api-error';
import type { Outcome } from '@/browser/outbox/send-outbox';
import { failureToast } from '@/browser/api/failure-toast';
import { useForm } from '@/browser/api/use-form';
import { useIdempotencyKey } from '@/browser/api/use-idempotency-key';
import { useIsHydrated } from '@/browser/page/use-is-hydrated';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import { Textarea } from '@/ui/kit/fields/textarea';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { sendFeedback } from '../api';
import { MESSAGE_MAX } from '../../constants';
import { useMessageDraft } from '../hooks/use-message-draft';
import { feedbackInput } from '../../schema';
import { DifficultyFaces } from './difficulty-faces';
import { SenderFields } from './sender-fields';
import { StarRating } from './star-rating';

const FIELDS = ['rating', 'difficulty', 'subject', 'message', 'name', 'email'];

interface FeedbackFormProps {
  projectUid: string;
  /** the version that was read, if that is known */
  versionNumber?: number | undefined;
  lang: ProjectLanguage;
  /** sent, or queued on this device for the network */
  onSent: (outcome: Outcome) => void;
}

/**
 * The feedback form at the end of a guide (docs/reference/feedback.md#feedback). The input stays
 * until it is sent.
 */
export function FeedbackForm({ projectUid, versionNumber, lang, onSent }: FeedbackFormProps) {
  const t = useTranslations('feedback');
  const common = useTranslations('common');
  const showToast = useToast();
  const isAlive = useIsHydrated();
  const { words, sender, change, forget } = useMessageDraft(`feedback/${projectUid}`);
  const { keyFor, forget: forgetKey } = useIdempotencyKey();

  const { ref, errors, isBusy, submit } = useForm(
    feedbackInput,
    async (input, form) => {
      try {
        const outcome = await sendFeedback(keyFor(input), projectUid, input);
        showToast(
          outcome === 'sent'
            ? { text: t('sent'), tone: 'good' }
            : { text: common(`outbox.${outcome}`) },
        );
        forget();
        forgetKey();
        onSent(outcome);
      } catch (error) {
        showToast(
          failureToast(error, common('errorText'), {
            label: common('retry'),
            onSelect: () => form.requestSubmit(),
          }),
        );
        if (error instanceof ApiError && Object.keys(error.fields).length > 0) throw error;
      }
    },
    {
      read: () => {
        const { rating, difficulty, subject = '', message = '', name, email } = words;
        return { rating, difficulty, subject, message, name, email, versionNumber, lang };
      },
      fields: FIELDS,
    },
  );

  return (
    <form
      ref={ref}
      method="post"
      noValidate
      onSubmit={submit}
      className="flex w-full flex-col gap-6 text-left"
    >
      <StarRating
        value={words.rating}
        onChange={(rating) => change({ rating })}
        error={errors.fields['rating']}
      />
      <DifficultyFaces
        value={words.difficulty}
        onChange={(difficulty) => change({ difficulty })}
        error={errors.fields['difficulty']}
      />
      <Field label={t('subject')} isOptional error={errors.fields['subject']}>
        <Input
          value={words.subject ?? ''}
          autoComplete="off"
          onChange={({ target }) => change({ subject: target.value })}
        />
      </Field>
      <Field
        label={t('message')}
        isOptional
        error={errors.fields['message']}
        counter={{ value: words.message ?? '', max: MESSAGE_MAX }}
      >
        <Textarea
          value={words.message ?? ''}
          className="min-h-28"
          onChange={({ target }) => change({ message: target.value })}
        />
      </Field>
      <SenderFields words={words} sender={sender} onChange={change} errors={errors.fields} />
      <Button type="submit" size="lg" disabled={!isAlive} isBusy={isBusy}>
        {t('sendFeedback')}
      </Button>
    </form>
  );
}
