'use client';

import { Suspense, useEffect, useState } from 'react';
import { onKeyboardHelp } from '@/browser/page/keyboard-help';
import { lazily } from '@/browser/page/lazily';

const KeyboardDialog = lazily(async () => (await import('./keyboard-dialog')).KeyboardDialog);

/** Waits for '?' and shows the keys of the place; their list is loaded when it is first asked for. */
export function KeyboardHelp() {
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => onKeyboardHelp(() => setOpen(true)), []);
  return (
    isOpen !== undefined && (
      <Suspense>
        <KeyboardDialog isOpen={isOpen} onOpenChange={setOpen} />
      </Suspense>
    )
  );
}
