'use client';

import { Suspense, useEffect, useState } from 'react';
import { onKeyboardHelp } from '@/browser/page/keyboard-help';
import { lazily } from '@/browser/page/lazily';

const KeyboardDialog = lazily(async () => (await import('./keyboard-dialog')).KeyboardDialog);

/** Shows the keys of the page on '?'; loads their list at the first use. */
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
