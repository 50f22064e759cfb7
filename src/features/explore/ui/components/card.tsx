'use client';

import Link from 'next/link';
import type { ReactElement, ReactNode } from 'react';
import { SymbolIcon } from '@/ui/kit/symbols';
import { WrapText } from '@/ui/kit/wrap-text';
import { paths } from '@/shared/addresses/paths';

interface CardProps {
  /** of the project */
  uid: string;
  heading: 'h2' | 'h3';
  /** in parts, of which every second one was searched for */
  name: readonly string[];
  /** of the name */
  lang: string | undefined;
  picture: ReactElement | null | undefined;
  creator:
    | { uid: string; name: string; by: string; avatar: ReactElement; mark: ReactElement | false }
    | false;
  /** steps, time and views: what is shown, and what is read out */
  figures: readonly (readonly [ReactNode, string])[];
  /** what else is known */
  children: ReactNode;
}

const ICONS = ['steps', 'time', 'views'] as const;

/**
 * The elements of a card. A client component, as a page names its texts once for it, and not every
 * element of every card a second time.
 */
export function Card({
  uid,
  heading: Heading,
  name,
  lang,
  picture,
  creator,
  figures,
  children,
}: CardProps) {
  return (
    <article className="guide-card bg-surface">
      {picture}
      <div className="card-body">
        {creator && (
          <p className="card-creator">
            <Link href={paths.creator(creator.uid)} prefetch={false} aria-label={creator.by}>
              {creator.avatar}
              <span className="truncate">{creator.name}</span>
            </Link>
            {creator.mark}
          </p>
        )}
        <Heading className="card-name" title={name.join('')}>
          <Link href={paths.project(uid)} prefetch={false} lang={lang}>
            <MarkedText parts={name} />
          </Link>
        </Heading>
        <WrapText>{children}</WrapText>
        <ul className="card-figures">
          {figures.map(([shown, said], index) => (
            <li key={ICONS[index]}>
              <SymbolIcon name={ICONS[index] ?? 'steps'} />
              <span aria-hidden>{shown}</span>
              <span className="sr-only">{said}</span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** A text in which stands out what was searched for. */
export function MarkedText({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => {
    const Part = index % 2 === 1 ? 'mark' : 'span';
    return part !== '' && <Part key={index}>{part}</Part>;
  });
}
