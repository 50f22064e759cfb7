import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Textarea } from '@/ui/kit/fields/textarea';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { STATEMENT_ANSWER_MAX } from '@/features/projects/statement/constants';
import { statementAnswer } from '@/features/projects/statement/schema';
import { answerOperators } from '@/features/projects/ui/api';
import { useEditor } from '../../shell/hooks/editor-context';

/** Answers the operators; the answer replaces the form. */
export function StatementAnswerForm() {
  const t = useTranslations('editor.statement');
  const showToast = useToast();
  const { project, dispatch } = useEditor();
  const { form, errors, check, show } = useFormErrors();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = check(statementAnswer, { message });
    if (!input || isBusy) return;
    setBusy(true);
    try {
      const answered = await answerOperators(project.projectUid, input);
      showToast({ text: t('sent'), tone: 'good' });
      dispatch({ type: 'projectLoaded', project: answered });
    } catch (error) {
      setBusy(false);
      show(error, ['message']);
    }
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className="flex w-full flex-col gap-3"
    >
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      <Field
        label={t('answer')}
        hint={t('once')}
        error={errors.fields['message']}
        counter={{ value: message, max: STATEMENT_ANSWER_MAX }}
        isRequired
      >
        <Textarea
          name="message"
          rows={3}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      <Button type="submit" isBusy={isBusy} className="self-start max-xs:w-full">
        {t('send')}
      </Button>
    </form>
  );
}
