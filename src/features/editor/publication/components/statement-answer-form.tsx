import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
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
  const [message, setMessage] = useState('');
  const form = useForm(statementAnswer, async (input) => {
    const answered = await answerOperators(project.projectUid, input);
    showToast({ text: t('sent'), tone: 'good' });
    dispatch({ type: 'projectLoaded', project: answered });
    return 'left';
  });
  return (
    <Form form={form} className="w-full gap-3">
      <Field
        name="message"
        label={t('answer')}
        hint={t('once')}
        counter={{ value: message, max: STATEMENT_ANSWER_MAX }}
        isRequired
      >
        <Textarea rows={3} value={message} onChange={({ target }) => setMessage(target.value)} />
      </Field>
      <Button type="submit" isBusy={form.isBusy} className="self-start max-xs:w-full">
        {t('send')}
      </Button>
    </Form>
  );
}
