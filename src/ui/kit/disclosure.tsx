'use client';

import { ChevronDown } from 'lucide-react';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { cn } from './cn';

interface DisclosureProps {
  label: ReactNode;
  icon?: ReactElement;
  isOpenAtFirst?: boolean;
  /** made only at the first opening */
  children: ReactNode;
}

/** A heading that opens what it names. */
export function Disclosure({ label, icon, isOpenAtFirst = false, children }: DisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <div className="rounded-lg border border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-3 rounded-lg px-4 py-2 text-left font-semibold hover:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0"
      >
        {icon}
        <span className="min-w-0 flex-1">{label}</span>
        <ChevronDown aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div id={id} hidden={!isOpen} className="px-4 pt-1 pb-4">
        {isOpen && children}
      </div>
    </div>
  );
}
