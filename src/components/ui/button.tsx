import type { ComponentProps } from 'react';
import { buttonStyles } from './button-styles';
import type { ButtonStyle } from './button-styles';
import { Spinner } from './spinner';

type ButtonProps = ComponentProps<'button'> & ButtonStyle & {
  /** keeps its place and its name but cannot be pressed twice */
  isBusy?: boolean;
};

export function Button({ variant, size, className, isBusy = false, disabled, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonStyles({ variant, size, className })} disabled={disabled || isBusy} aria-busy={isBusy || undefined} {...rest}>
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
