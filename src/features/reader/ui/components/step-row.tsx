'use client';

import Link from 'next/link';
import type { ReactElement, ReactNode } from 'react';
import type { PickedText } from '@/shared/interface/localized-text';
import { WrapText } from '@/ui/kit/wrap-text';

interface StepRowProps {
  number: number;
  href: string;
  /** the number in words */
  label: string;
  name: Pick<PickedText, 'value' | 'lang'>;
  picture: ReactElement | null | undefined;
  /** what is said below the name */
  children: ReactNode;
}

/** The elements of a step in the list. A client component: a page names its texts only. */
export function StepRow({ number, href, label, name, picture, children }: StepRowProps) {
  return (
    <li className="step-row">
      {/* On phones above the name, which has the whole width there. */}
      <span aria-hidden className="step-number">
        {number}
      </span>
      <Link href={href} prefetch={false} className="step-link">
        <span className="sr-only">{`${label}: `}</span>
        <span lang={name.lang}>{name.value}</span>
      </Link>
      <div className="step-body">
        <WrapText>{children}</WrapText>
      </div>
      {picture}
    </li>
  );
}
