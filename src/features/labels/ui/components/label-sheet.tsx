import { useTranslations } from 'next-intl';
import { encode } from 'uqr';
import { GUIDE_WORDS } from '@/languages/guide';
import { type LabelChoice, labelGrid, PAPERS } from '../../model/labels';
import { qrPath, qrSide } from '../../model/qr-picture';
import type { CSSProperties } from 'react';
import { cn } from '@/ui/kit/cn';

interface LabelSheetProps {
  choice: LabelChoice;
  /** what the codes open */
  address: string;
  name: string;
  code: string;
}

const CODE_ID = 'label-code';
const mm = (length: number) => `${length}mm`;
// Black on white in every theme, as it is printed.
const PAPER = 'shadow-lift forced-color-adjust-none print:[box-shadow:none]';
const INK = { background: '#fff', color: '#000' };

/**
 * A sheet of labels in print size. On phones, where the sheet is too small to read, one label is
 * shown above it in its real size.
 */
export function LabelSheet({ choice, address, name, code }: LabelSheetProps) {
  const t = useTranslations('labels');
  const modules = encode(address, { ecc: 'M', border: 0 }).data;
  const side = qrSide(modules);
  const grid = labelGrid(choice);
  const paper = PAPERS[choice.paper];
  const label = { choice, name, code, symbolId: CODE_ID };
  return (
    <>
      <div
        role="img"
        aria-label={t('one')}
        lang={choice.language}
        className={`mx-auto mb-4 rounded-sm xs:hidden print:hidden ${PAPER}`}
        style={{ ...INK, width: mm(grid.width) }}
      >
        <Label {...label} />
      </div>
      <div
        role="img"
        aria-label={t('sheet', { count: choice.count, name })}
        lang={choice.language}
        data-paper={choice.paper}
        className={`label-sheet mx-auto ${PAPER}`}
        style={{
          ...INK,
          width: mm(paper.width),
          height: mm(paper.height),
          padding: `${mm(grid.marginY)} ${mm(grid.marginX)}`,
        }}
      >
        {/* Drawn once, shown on each label. */}
        <svg aria-hidden className="absolute size-0">
          <symbol id={CODE_ID} viewBox={`0 0 ${side} ${side}`}>
            <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
            <path fill="#000" d={qrPath(modules)} />
          </symbol>
        </svg>
        <div
          className="grid"
          style={{
            gridTemplateColumns: `repeat(${grid.columns}, ${mm(grid.width)})`,
            columnGap: mm(grid.gap),
          }}
        >
          {Array.from({ length: grid.columns * grid.rows }, (_, index) => (
            <Label key={index} {...label} />
          ))}
        </div>
      </div>
    </>
  );
}

interface LabelProps {
  choice: LabelChoice;
  name: string;
  /** in print: the reference code, or the address */
  code: string;
  /** the symbol with the code to be scanned, drawn once on the page */
  symbolId: string;
}

/** Sizes of words in points, by how many labels share a sheet. */
const WORDS = {
  12: { name: '13pt', small: '9pt', lines: 2 },
  24: { name: '10pt', small: '7.5pt', lines: 4 },
  40: { name: '7pt', small: '5.5pt', lines: 4 },
} as const;

/** A label in print size: the QR code, with text beside or below it. */
function Label({ choice, name, code, symbolId }: LabelProps) {
  const grid = labelGrid(choice);
  const texts = WORDS[choice.count];
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
        style={{ fontSize: texts.small }}
      >
        <p
          className="line-clamp-(--lines) font-semibold"
          style={{ fontSize: texts.name, '--lines': texts.lines } as CSSProperties}
        >
          {name}
        </p>
        <p translate="no" className="line-clamp-2 font-mono">
          {code}
        </p>
        <p>{GUIDE_WORDS[choice.language].scan}</p>
      </div>
    </div>
  );
}
