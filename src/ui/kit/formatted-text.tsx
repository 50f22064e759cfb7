import { Fragment, type ReactNode } from 'react';
import { type Block, blockText, formattedBlocks, type Run } from '@/shared/text/formatting';
import { cn } from './cn';

interface FormattedTextProps {
  /** what people typed (docs/reference/guides.md#formatting) */
  text: string;
  lang?: string | undefined;
  /** only in answers and descriptions of guides */
  hasLinks?: boolean;
  className?: string;
  /** what is read aloud at the moment: offsets in the text without formatting */
  spoken?: SpokenRange | undefined;
}

export interface SpokenRange {
  from: number;
  to: number;
  /** called with the marked element when it appears */
  onMark?: ((mark: HTMLElement | null) => void) | undefined;
}

/** A text with bold words, lists and links, made of elements: markup in it stays text. */
export function FormattedText({ text, lang, hasLinks, className, spoken }: FormattedTextProps) {
  const blocks = formattedBlocks(text, { hasLinks: hasLinks === true });
  const [only] = blocks;
  if (blocks.length === 1 && only && !only.isList)
    return (
      <p lang={lang} className={cn('whitespace-pre-wrap', className)}>
        {linesOf(only, 0, spoken)}
      </p>
    );
  const starts = startsOf(blocks);
  return (
    <div lang={lang} className={className}>
      {blocks.map((block, index) => {
        const start = starts[index] ?? 0;
        return block.isList ? (
          <ul key={start} className="my-1 list-disc ps-[1.1em] whitespace-pre-wrap">
            {itemsOf(block, start, spoken)}
          </ul>
        ) : (
          <p key={start} className="whitespace-pre-wrap">
            {linesOf(block, start, spoken)}
          </p>
        );
      })}
    </div>
  );
}

/** Offset of each block in the text without formatting. */
function startsOf(blocks: readonly Block[]): number[] {
  let at = 0;
  return blocks.map((block) => {
    const start = at;
    at += blockText(block).length + 1;
    return start;
  });
}

/** The lines of a block with their places. */
function placed({ lines }: Block, start: number): { runs: Run[]; at: number }[] {
  let at = start;
  return lines.map((runs) => {
    const line = { runs, at };
    at += runs.reduce((length, { text }) => length + text.length, 1);
    return line;
  });
}

const itemsOf = (block: Block, start: number, spoken: SpokenRange | undefined): ReactNode =>
  placed(block, start).map(({ runs, at }) => <li key={at}>{runsOf(runs, at, spoken)}</li>);

function linesOf(block: Block, start: number, spoken: SpokenRange | undefined): ReactNode {
  const isPlain = !spoken && block.lines.flat().every(({ isBold, link }) => !isBold && !link);
  if (isPlain) return blockText(block);
  return placed(block, start).map(({ runs, at }, index) => (
    <span key={at}>
      {index > 0 && <span>{'\n'}</span>}
      <span>{runsOf(runs, at, spoken)}</span>
    </span>
  ));
}

function runsOf(runs: readonly Run[], start: number, spoken: SpokenRange | undefined): ReactNode {
  let at = start;
  return runs.map(({ text, isBold, link }) => {
    const key = at;
    at += text.length;
    const content = spoken ? <SpokenMark text={text} at={key} spoken={spoken} /> : text;
    const run = isBold ? <strong>{content}</strong> : <span>{content}</span>;
    return link ? (
      <a
        key={key}
        href={link.href}
        rel="nofollow ugc noopener"
        target="_blank"
        className="underline underline-offset-4 hover:decoration-2"
      >
        {run}
        <span className="wrap-anywhere">{` (${link.host})`}</span>
      </a>
    ) : (
      <Fragment key={key}>{run}</Fragment>
    );
  });
}

/** A piece of text, where it is read aloud as a mark. */
export function SpokenMark({
  text,
  at,
  spoken: { from, to, onMark },
}: {
  text: string;
  /** where it begins in the text without formatting */
  at: number;
  spoken: SpokenRange;
}) {
  const [start, end] = [from, to].map((place) => Math.min(Math.max(place - at, 0), text.length));
  if (start === undefined || end === undefined || start >= end) return <span>{text}</span>;
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <mark
        key={from}
        ref={onMark}
        className="rounded-sm bg-signal-soft box-decoration-clone py-0.5 text-ink underline decoration-signal decoration-2 underline-offset-4"
      >
        {text.slice(start, end)}
      </mark>
      <span>{text.slice(end)}</span>
    </>
  );
}
