import { useState, type FormEvent, type ReactElement } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { Button } from '@/ui/kit/buttons/button';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { DeadLink } from './dead-link';

interface LinkActionProps {
  /** the action of the link; throws ApiError */
  act: (form: FormData) => Promise<unknown>;
  button: string;
  isDangerous?: boolean;
  /** the message after success, and a link to continue */
  done: { icon: ReactElement; text: string; next: ReactElement };
  /** what a refusal requires: fields of the form, or a link */
  needed?: (refusal: ApiError) => ReactElement | undefined;
  /** the message for an invalid link, and a link to continue */
  invalid: { text: string; next: ReactElement };
}

/** The page of a link in a mail. Requires a click, because mail scanners open links too. */
export function LinkAction({
  act,
  button,
  isDangerous = false,
  done,
  needed,
  invalid,
}: LinkActionProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<ApiError>();
  const { form, errors, show } = useFormErrors();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state !== 'idle') return;
    setState('busy');
    try {
      await act(new FormData(event.currentTarget));
      setState('done');
    } catch (error) {
      setState('idle');
      // Without an answer, the fields stay as they are.
      if (error instanceof ApiError && error.isAnswered) setRefusal(error);
      if (error instanceof ApiError && error.code === 'invalid_token') setProblem(error.message);
      else show(error, needed ? ['password'] : []);
    }
  };

  if (problem !== undefined)
    return <DeadLink problem={problem} text={invalid.text} action={invalid.next} />;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className="flex flex-col items-start gap-5"
    >
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      {state !== 'done' && refusal && needed?.(refusal)}
      <div role="status">
        {state === 'done' && (
          <p className="flex items-center gap-3 text-lg font-semibold text-good [&>svg]:size-6 [&>svg]:shrink-0">
            {done.icon}
            <span>{done.text}</span>
          </p>
        )}
      </div>
      {state === 'done' ? (
        done.next
      ) : (
        <Button
          type="submit"
          size="lg"
          variant={isDangerous ? 'danger' : 'primary'}
          isBusy={state === 'busy'}
          className="w-full"
        >
          {button}
        </Button>
      )}
    </form>
  );
}
