import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { fieldProblems } from '@/shared/http/field-problems';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { choiceList } from '@/shared/text/word-lists';
import { ApiError } from './api-error';
import { clientText } from './client-texts';

/** The errors of a form: by field, and for the whole form (without a field). */
export interface FormErrors {
  fields: Readonly<Record<string, string>>;
  form?: string | undefined;
  /** whether a retry may help: there was no answer */
  canRetry?: boolean;
}

const NONE: FormErrors = { fields: {} };
const REFUSED =
  '[aria-invalid="true"]:is(input, select, textarea), fieldset[aria-invalid="true"] :is(input, button)';

// The error of 'tags.3' belongs to the field 'tags', and is under its whole path too.
const byField = (entries: [string, string][]) => ({
  ...Object.fromEntries(entries),
  ...Object.fromEntries(
    entries.reverse().map(([path, text]) => [path.split('.')[0] ?? path, text]),
  ),
});

/**
 * Validates a form with the schema of its call, and has the messages from the schema and from the
 * server. The first invalid field gets the focus, so that its message is read out.
 */
export function useFormErrors() {
  const t = useTranslations('validation');
  const locale = useLocale();
  const [errors, setErrors] = useState<FormErrors>(NONE);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors.fields).length > 0)
      form.current?.querySelector<HTMLElement>(REFUSED)?.focus();
  }, [errors]);

  const check = useCallback(
    <T extends z.ZodType>(schema: T, input: unknown): z.output<T> | undefined => {
      const parsed = schema.safeParse(input);
      const languages = choiceList(PROJECT_LANGUAGES, locale);
      const problems = parsed.success ? {} : fieldProblems(parsed.error.issues);
      const texts = Object.entries(problems).map(([path, { key, values }]): [string, string] => [
        path,
        t.has(key as 'invalid')
          ? t(key as 'invalid', { max: 0, min: 0, languages, ...values })
          : t('invalid'),
      ]);
      setErrors(texts.length > 0 ? { fields: byField(texts) } : NONE);
      return parsed.data;
    },
    [t, locale],
  );

  /** Shows the errors of a call; errors of fields that this form lacks count for the whole form. */
  const show = useCallback((error: unknown, known: readonly string[]) => {
    if (!(error instanceof ApiError)) return setErrors({ fields: {}, form: clientText('failed') });
    const fields = byField(Object.entries(error.fields));
    const isPlaced = Object.keys(fields).some((field) => known.includes(field));
    setErrors({ fields, form: isPlaced ? undefined : error.message, canRetry: !error.isAnswered });
  }, []);

  const showText = useCallback((text: string) => setErrors({ fields: {}, form: text }), []);
  const showFields = useCallback((fields: Record<string, string>) => setErrors({ fields }), []);
  return { form, errors, check, show, showText, showFields };
}
