import type { ReactNode } from 'react';
import { cn } from '@/ui/kit/cn';
import { IconButton } from '@/ui/kit/buttons/icon-button';

export const TOOL_SIZE =
  'size-11 shrink-0 in-data-large:size-14 [&_svg]:size-6 in-data-large:[&_svg]:size-8';

interface ToolButtonProps {
  label: string;
  onPress: () => void;
  isDisabled?: boolean;
  /** disabled, but keeps the focus */
  isOff?: boolean;
  /** for a toggle that keeps its name */
  isPressed?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function ToolButton({
  label,
  onPress,
  isDisabled,
  isOff,
  isPressed,
  className,
  children,
}: ToolButtonProps) {
  return (
    <IconButton
      label={label}
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      disabled={isDisabled}
      onClick={onPress}
      className={cn(TOOL_SIZE, className)}
    >
      {children}
    </IconButton>
  );
}
