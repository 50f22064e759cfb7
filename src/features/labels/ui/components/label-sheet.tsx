import { useTranslations } from 'next-intl';
import { encode } from 'uqr';
import { type LabelChoice, labelGrid, PAPERS } from '../../model/labels';
import { qrPath, qrSide } from '../../model/qr-picture';
import { Label } from './label';

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
const PAPER = 'shadow-lift forced-color-adjust-none print:shadow-none';
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
