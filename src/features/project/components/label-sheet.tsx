import type { CSSProperties } from 'react';
import { encode } from 'uqr';
import { cn } from '@/components/ui/cn';
import { type LabelChoice, labelGrid, PAPERS, SCAN_TEXTS } from '../model/labels';
import { qrPath, qrSide } from '../model/qr-picture';

interface LabelSheetProps {
  choice: LabelChoice;
  /** what the codes open */
  address: string;
  name: string;
  code: string;
  /** says what the sheet is */
  label: string;
}

const CODE_ID = 'label-code';
const mm = (length: number) => `${length}mm`;
/** Sizes of words in points, by how many labels share a sheet. */
const WORDS = {
  12: { name: '13pt', small: '9pt', lines: 2 },
  24: { name: '10pt', small: '7.5pt', lines: 4 },
  40: { name: '7pt', small: '5.5pt', lines: 4 },
} as const;

/** A sheet of labels in the size in which it is printed; black on white in every theme. */
export function LabelSheet({ choice, address, name, code, label }: LabelSheetProps) {
  const modules = encode(address, { ecc: 'M', border: 0 }).data;
  const side = qrSide(modules);
  const grid = labelGrid(choice);
  const paper = PAPERS[choice.paper];
  return (
    <div role="img" aria-label={label} lang={choice.language} data-paper={choice.paper} className="label-sheet mx-auto shadow-lift forced-color-adjust-none print:shadow-none"
      style={{ background: '#fff', color: '#000', width: mm(paper.width), height: mm(paper.height), padding: `${mm(grid.marginY)} ${mm(grid.marginX)}` }}>
      {/* Drawn once, shown on each label. */}
      <svg aria-hidden className="absolute size-0"><symbol id={CODE_ID} viewBox={`0 0 ${side} ${side}`}><path fill="#fff" d={`M0 0h${side}v${side}H0z`} /><path fill="#000" d={qrPath(modules)} /></symbol></svg>
      <div className="grid" style={{ gridTemplateColumns: `repeat(${grid.columns}, ${mm(grid.width)})`, gridAutoRows: mm(grid.height), columnGap: mm(grid.gap) }}>
        {Array.from({ length: grid.columns * grid.rows }, (_, index) => (
          <div key={index} data-label className={cn('flex min-w-0 overflow-hidden break-inside-avoid', grid.isUpright ? 'flex-col items-center text-center' : 'items-center', choice.hasLines && 'outline-[0.2mm] outline-dashed outline-current/50')}
            style={{ padding: mm(grid.padding) }}>
            <svg data-qr shapeRendering="crispEdges" className="shrink-0" style={{ width: mm(grid.qr), height: mm(grid.qr) }}><use href={`#${CODE_ID}`} /></svg>
            <div className="flex min-w-0 flex-col gap-[0.6mm] leading-[1.2] wrap-anywhere" style={{ fontSize: WORDS[choice.count].small }}>
              <p className="line-clamp-(--lines) font-semibold" style={{ fontSize: WORDS[choice.count].name, '--lines': WORDS[choice.count].lines } as CSSProperties}>{name}</p>
              <p className="line-clamp-2 font-mono">{code}</p>
              <p>{SCAN_TEXTS[choice.language]}</p>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
