import type { CSSProperties } from 'react';
import { cn } from '@/ui/kit/cn';
import { type LabelChoice, labelGrid, SCAN_TEXTS } from '../../model/labels';

interface LabelProps {
  choice: LabelChoice;
  name: string;
  /** in print: the reference code, or the address */
  code: string;
  /** the symbol with the code to be scanned, drawn once on the page */
  symbolId: string;
}

const mm = (length: number) => `${length}mm`;
/** Sizes of words in points, by how many labels share a sheet. */
const WORDS = {
  12: { name: '13pt', small: '9pt', lines: 2 },
  24: { name: '10pt', small: '7.5pt', lines: 4 },
  40: { name: '7pt', small: '5.5pt', lines: 4 },
} as const;

/** A label in print size: the QR code, with text beside or below it. */
export function Label({ choice, name, code, symbolId }: LabelProps) {
  const grid = labelGrid(choice);
  const words = WORDS[choice.count];
  return (
    <div
      data-label
      className={cn(
        'flex min-w-0 overflow-hidden break-inside-avoid',
        grid.isUpright ? 'flex-col items-center text-center' : 'items-center',
        choice.hasLines && 'outline-[0.2mm] outline-dashed outline-current/50',
      )}
      style={{ padding: mm(grid.padding), height: mm(grid.height) }}
    >
      <svg
        data-qr
        shapeRendering="crispEdges"
        className="shrink-0"
        style={{ width: mm(grid.qr), height: mm(grid.qr) }}
      >
        <use href={`#${symbolId}`} />
      </svg>
      <div
        className="flex min-w-0 flex-col gap-[0.6mm] leading-[1.2] wrap-anywhere"
        style={{ fontSize: words.small }}
      >
        <p
          className="line-clamp-(--lines) font-semibold"
          style={{ fontSize: words.name, '--lines': words.lines } as CSSProperties}
        >
          {name}
        </p>
        <p translate="no" className="line-clamp-2 font-mono">
          {code}
        </p>
        <p>{SCAN_TEXTS[choice.language]}</p>
      </div>
    </div>
  );
}
