import Link from 'next/link';
import type { ComponentProps } from 'react';
import { buttonStyles, type ButtonStyle } from './button-styles';

export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link className={buttonStyles({ variant, size, className })} {...rest} />;
}
