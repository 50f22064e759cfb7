import { useState, type FormEvent } from 'react';
import type { z } from 'zod';
import { ApiError } from './api-error';
import { useFormErrors } from './use-form-errors';

interface FormOptions {
  /** the input of the call; by default the fields under their names */
  read?: (data: FormData) => unknown;
  /** errors of the call that have texts of their own, by field */
  refused?: (error: ApiError) => Record<string, string> | undefined;
  /** the fields that can show an error; by default the named controls of the form */
  fields?: readonly string[];
}

/**
 * A form that checks its input with the schema of its call and sends it once at a time. Errors
 * appear at their fields, else above the form, and the input stays.
 * @param send resolves with 'left' when the page is about to change: the form stays busy
 */
export function useForm<T extends z.ZodType>(
  schema: T,
  send: (input: z.output<T>, form: HTMLFormElement) => Promise<'left' | void>,
  { read = Object.fromEntries, refused, fields }: FormOptions = {},
) {
  const { form: ref, errors, check, show, showFields } = useFormErrors();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget, target } = event;
    // React also passes on the event of a form in a dialog that this form opened.
    if (target !== currentTarget) return;
    event.preventDefault();
    const input = check(schema, read(new FormData(currentTarget)));
    if (input === undefined || isBusy) return;
    setBusy(true);
    try {
      if ((await send(input, currentTarget)) === 'left') return;
    } catch (error) {
      const texts = error instanceof ApiError ? refused?.(error) : undefined;
      if (texts) showFields(texts);
      else show(error, fields ?? namesIn(currentTarget));
    }
    setBusy(false);
  };

  return { ref, errors, isBusy, submit };
}

const namesIn = (form: HTMLFormElement) =>
  [...form.elements].map((element) => element.getAttribute('name') ?? '');
