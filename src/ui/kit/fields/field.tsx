'use client';

import { useTranslations } from 'next-intl';
import { useContext, useId, type ReactNode } from 'react';
import { CharacterCounter } from './character-counter';
import { cn } from '../cn';
import { FieldContext, FormErrorsContext } from './field-context';
import { FieldProblem } from './field-problem';
import { WrapText } from '../wrap-text';

interface FieldProps {
  /** of the input; the error of the form under this name is the field's */
  name?: string;
  label: string;
  /** where it is not the language of the page */
  labelLang?: string | undefined;
  hint?: ReactNode;
  /** what is wrong, in words; also marks the input */
  error?: string | undefined;
  isRequired?: boolean;
  isOptional?: boolean;
  isLabelHidden?: boolean;
  /** the text so far and how many characters it may have */
  counter?: { value: string; max: number };
  className?: string;
  children: ReactNode;
}

/** A label, one input, its hint and its error. */
export function Field({
  name,
  label,
  labelLang,
  hint,
  error: ownError,
  isRequired,
  isOptional,
  isLabelHidden,
  counter,
  className,
  children,
}: FieldProps) {
  const t = useTranslations('common');
  const errors = useContext(FormErrorsContext);
  const error = ownError ?? (name === undefined ? undefined : errors[name]);
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`, counter && `${id}-counter`]
    .filter(Boolean)
    .join(' ');
  return (
    <FieldContext
      value={{
        id,
        ...(name === undefined ? {} : { name }),
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired ? true : undefined,
      }}
    >
      <div className={cn('flex flex-col gap-1.5', className)}>
        <label htmlFor={id} className={cn('text-sm font-semibold', isLabelHidden && 'sr-only')}>
          <span lang={labelLang}>{label}</span>
          {isOptional && (
            <span className="font-normal text-ink-muted">{` (${t('optional')})`}</span>
          )}
        </label>
        <WrapText>{children}</WrapText>
        {(error || counter || hint) && (
          <div className="flex items-start justify-between gap-4 text-sm text-ink-muted">
            <div className="flex flex-col gap-1">
              {hint && <p id={`${id}-hint`}>{hint}</p>}
              {error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
            </div>
            {counter && <CharacterCounter id={`${id}-counter`} {...counter} />}
          </div>
        )}
      </div>
    </FieldContext>
  );
}
