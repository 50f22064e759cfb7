import { useFormatter, useTranslations } from 'next-intl';
import { pointOf } from '@/features/projects/model/marks/mark-path';
import type { EditedMark } from '../model/mark-list';

/** Names of marks and of their places in words. */
export function useMarkName() {
  const t = useTranslations('markEditor');
  const format = useFormatter();
  const percent = (share: number) =>
    format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const nameOf = ({ kind, number }: Pick<EditedMark, 'kind' | 'number'>) =>
    [t(`kind.${kind}`), ...(number === null ? [] : [format.number(number)])].join(' ');
  const placeOf = (mark: EditedMark) => {
    const { x, y } = pointOf(mark);
    return t('place', { name: nameOf(mark), x: percent(x), y: percent(y) });
  };
  return {
    nameOf,
    placeOf,
    sizeOf: (mark: EditedMark) =>
      t('size', {
        place: placeOf(mark),
        w: percent(Math.abs(mark.w)),
        h: percent(Math.abs(mark.h)),
      }),
  };
}
