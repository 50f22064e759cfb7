'use client';

import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';

interface CopyButtonProps {
  label: string;
  copied: string;
}

/** Copies what stands before it. */
export function CopyButton({ label, copied }: CopyButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const code = place.current?.previousElementSibling;
    if (!code) return;
    // Where the browser forbids copying, the text is at least selected.
    window.getSelection()?.selectAllChildren(code);
    await navigator.clipboard.writeText(code.textContent ?? '').then(() => setCopied(true), () => setCopied(false));
  };
  return (
    <div ref={place} className="absolute top-1 right-1 rounded-md bg-sunken print:hidden">
      <IconButton label={isCopied ? copied : label} onClick={copy}>{isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}</IconButton>
    </div>
  );
}
