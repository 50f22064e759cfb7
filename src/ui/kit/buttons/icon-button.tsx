import type { ComponentProps } from 'react';
import { buttonStyles, type ButtonVariant } from './button-styles';
import { cn } from '../cn';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  variant?: ButtonVariant;
};

export function IconButton({
  label,
  variant = 'ghost',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cn(buttonStyles({ variant }), 'size-11 px-0', className)}
      {...rest}
    />
  );
}
