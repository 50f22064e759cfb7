import type { ComponentProps, FormEvent, RefObject } from 'react';
import { cn } from '../cn';
import { FormErrorsContext } from './field-context';
import { FormAlert } from './form-alert';
import { WrapText } from '../wrap-text';

interface Errors {
  fields: Readonly<Record<string, string>>;
  form?: string | undefined;
  canRetry?: boolean | undefined;
}

interface FormProps extends Omit<ComponentProps<'form'>, 'form' | 'ref'> {
  /** from useForm */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    errors: Errors;
    submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  };
  errors?: Errors;
}

/** A form with its error as a whole on top; fields find theirs by their names. */
export function Form({
  form: { ref, errors: ownErrors, submit },
  errors = ownErrors,
  className,
  children,
  ...rest
}: FormProps) {
  return (
    <FormErrorsContext value={errors.fields}>
      <form
        ref={ref}
        method="post"
        noValidate
        onSubmit={submit}
        className={cn('flex flex-col gap-5', className)}
        {...rest}
      >
        <FormAlert text={errors.form} canRetry={errors.canRetry} />
        <WrapText>{children}</WrapText>
      </form>
    </FormErrorsContext>
  );
}
