'use client';

import { Printer } from 'lucide-react';
import { Button } from './button';

/** Opens the browser's own printing. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button onClick={() => window.print()}>
      <Printer aria-hidden />
      <span>{label}</span>
    </Button>
  );
}
