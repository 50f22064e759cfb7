'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { buttonStyles, type ButtonStyle } from './button-styles';
import { Spinner } from '../spinner';
import { WrapText } from '../wrap-text';

type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** keeps its place, its name and the focus but cannot be pressed twice */
    isBusy?: boolean;
  };

export function Button({
  variant,
  size,
  className,
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonStyles({ variant, size, className })}
      // Natively disabled it would lose the focus of who pressed it by keyboard.
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? refuse : onClick}
      {...rest}
    >
      {isBusy && <Spinner />}
      <WrapText>{children}</WrapText>
    </button>
  );
}

/** Submitting with Enter from a field presses the form's button too. */
function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
