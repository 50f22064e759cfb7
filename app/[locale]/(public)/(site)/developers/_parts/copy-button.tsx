'use client';

import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '@/ui/kit/buttons/icon-button';

/**
 * Copies the text after it. On phones it has a line of its own above the full-width text; elsewhere
 * it is in the corner.
 */
export function CopyButton({ label, copied }: { label: string; copied: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const code = place.current?.nextElementSibling;
    if (!code) return;
    // Selects the text at least, if the browser forbids copying.
    window.getSelection()?.selectAllChildren(code);
    await navigator.clipboard.writeText(code.textContent ?? '').then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div
      ref={place}
      className="flex justify-end border-b border-line md:absolute md:top-1 md:right-1 md:border-0 print:hidden"
    >
      <IconButton label={isCopied ? copied : label} onClick={copy}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </IconButton>
    </div>
  );
}
