import Link from 'next/link';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { cn } from './cn';

interface ProseProps {
  /**
   * Renders simple markup: paragraphs separated by blank lines, lists of `- ` lines, `**strong**`,
   * code in backticks, and `[text](name of a link)`.
   */
  text: string;
  /** where each named link leads */
  links?: Readonly<Record<string, string>>;
  className?: string;
}

const INLINE = /(\*\*.+?\*\*|`.+?`|\[.+?\]\(\w+\))/;
const LINK = /^\[(.+)\]\((\w+)\)$/;

/** A text of ours that is read from top to bottom. Nothing that people typed belongs into it. */
export function Prose({ text, links = {}, className }: ProseProps) {
  return (
    <div className={cn('flex max-w-prose flex-col gap-4', className)}>
      {text.split('\n\n').map((block) =>
        block.startsWith('- ') ? (
          <ul key={block} className="flex list-disc flex-col gap-2 pl-5 marker:text-signal">
            {block.split('\n').map((item) => (
              <li key={item}>{inline(item.slice(2), links)}</li>
            ))}
          </ul>
        ) : (
          <p key={block}>{inline(block, links)}</p>
        ),
      )}
    </div>
  );
}

/** Plain text without formatting, for the data that search engines read. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/\*\*|`/g, '').replaceAll(/\[(.+?)\]\(\w+\)/g, '$1');
}

function inline(text: string, links: Readonly<Record<string, string>>): ReactNode {
  return text
    .split(INLINE)
    .map((part, index) => <Fragment key={index}>{piece(part, links)}</Fragment>);
}

function piece(part: string, links: Readonly<Record<string, string>>): ReactElement {
  if (part.startsWith('**')) return <strong className="font-semibold">{part.slice(2, -2)}</strong>;
  if (part.startsWith('`'))
    return (
      <code translate="no" className="font-mono text-[0.9em] wrap-anywhere">
        {part.slice(1, -1)}
      </code>
    );
  const [, words, name = ''] = LINK.exec(part) ?? [];
  const target = links[name];
  if (words === undefined || target === undefined) return <span>{part}</span>;
  const className = 'text-blueprint underline underline-offset-4';
  return target.startsWith('/') ? (
    <Link href={target} prefetch={false} className={className}>
      {words}
    </Link>
  ) : (
    <a href={target} className={className}>
      {words}
    </a>
  );
}
