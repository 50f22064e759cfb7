import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { useIdempotencyKey } from '@/browser/api/use-idempotency-key';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormattedTextarea } from '@/ui/kit/fields/formatted-textarea';
import { Select } from '@/ui/kit/fields/select';
import { COMMENT_MAX } from '../../../constants';
import { type CommentInput, commentInput } from '../../../schema';
import { addComment } from '../api';
import { type NamedPart, useLoadedComments } from '../comments-context';

interface CommentFormProps {
  /** where the comment will be; its part is only the first choice */
  place: Omit<CommentInput, 'text'>;
  parts?: readonly NamedPart[];
  /** name of who is answered */
  answerTo?: string;
  /** called once an answer is sent, or not wanted */
  onDone?: () => void;
}

/** A field for a comment or an answer. Not a form: the panel of an item is one already. */
export function CommentForm({ place, parts = [], answerTo, onDone }: CommentFormProps) {
  const t = useTranslations('comments');
  const common = useTranslations('common');
  const { projectId, unsent, reload } = useLoadedComments();
  const { itemId, parentId } = place;
  const key = parentId ?? itemId ?? '';
  const [text, setText] = useState(unsent.get(key) ?? '');
  const [part, setPart] = useState(place.part);
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState(0);
  const { errors, check, show } = useFormErrors();
  const { keyFor, forget } = useIdempotencyKey();
  const box = useRef<HTMLDivElement>(null);
  const focusText = () => box.current?.querySelector('textarea')?.focus();
  const write = (typed: string) => {
    unsent.set(key, typed);
    setText(typed);
  };
  const send = async () => {
    const input = check(commentInput, { itemId, parentId, part, text });
    if (!input) focusText();
    if (!input || isBusy) return;
    setBusy(true);
    try {
      await addComment(projectId, input, keyFor(input));
      forget();
      write('');
      setSent(sent + 1);
      reload();
      if (onDone) onDone();
      else focusText();
    } catch (error) {
      show(error, ['text']);
      focusText();
    }
    setBusy(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // Not to the form of the item around it.
    event.stopPropagation();
    void send();
  };
  return (
    <div ref={box} data-new={parentId === null || undefined} className="flex flex-col gap-3">
      {parentId === null && parts.length > 0 && (
        <Field label={t('about')}>
          <Select value={part ?? ''} onChange={({ target }) => setPart(target.value || null)}>
            <option value="">{t('whole')}</option>
            {parts.map((each) => (
              <option key={each.part} value={each.part}>
                {each.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label={answerTo === undefined ? t('new') : t('answerTo', { name: answerTo })}
        counter={{ value: text, max: COMMENT_MAX }}
        error={Object.values(errors.fields)[0] ?? errors.form}
      >
        <FormattedTextarea
          hasLinks
          rows={2}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={handleKeyDown}
          className="min-h-18"
        />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" variant="secondary" isBusy={isBusy} onClick={() => void send()}>
          {t(answerTo === undefined ? 'send' : 'answer')}
        </Button>
        {onDone && (
          <Button size="sm" variant="ghost" onClick={onDone}>
            {common('cancel')}
          </Button>
        )}
        <p role="status" className="text-sm text-ink-muted empty:hidden">
          {sent > 0 && text === '' && <span key={sent}>{t('added')}</span>}
        </p>
      </div>
    </div>
  );
}
