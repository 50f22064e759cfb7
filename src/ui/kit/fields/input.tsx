'use client';

import type { ComponentProps } from 'react';
import { cn } from '../cn';
import { useFieldControl } from './field-context';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  const control = useFieldControl();
  return <input {...control} className={cn('control bg-surface', className)} {...rest} />;
}
