import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FocusEvent, type RefObject, useRef } from 'react';
import { Button } from '../buttons/button';
import { cn } from '../cn';
import { Field } from './field';
import { Input } from './input';
import { Textarea } from './textarea';
import { useCopy } from './use-copy';

interface CopyFieldProps {
  label: string;
  hint?: string;
  value: string;
  /** more than one line: the text is shown whole */
  isLong?: boolean;
}

/** A text to take along: read-only, selected when one goes there, and copied by a button. */
export function CopyField({ label, hint, value, isLong = false }: CopyFieldProps) {
  const t = useTranslations('common');
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { state, copy } = useCopy();

  const control = {
    ref: field as RefObject<HTMLInputElement & HTMLTextAreaElement>,
    readOnly: true,
    value,
    className: 'min-w-0 flex-1 font-mono text-sm',
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.target.select(),
  };
  return (
    <Field
      label={label}
      {...(state === 'failed' ? { hint: t('copyFailed') } : hint ? { hint } : {})}
    >
      <div className={cn('flex flex-col gap-2', !isLong && 'xs:flex-row')}>
        {isLong ? <Textarea {...control} rows={4} spellCheck={false} /> : <Input {...control} />}
        <Button
          variant="secondary"
          onClick={() => {
            // Selects the text at least, if the browser forbids copying.
            field.current?.select();
            void copy(value);
          }}
        >
          {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          {/* No role: what is within one is no part of the button's name. */}
          <span aria-live="polite">{state === 'copied' ? t('copied') : t('copy')}</span>
        </Button>
      </div>
    </Field>
  );
}
