import { useTranslations } from 'next-intl';
import type { Mark } from '@/features/projects/model/marks/marks';
import { ninthOf } from '@/features/projects/model/marks/ninth';
import type { LocalizedText, PickedText } from '@/shared/interface/localized-text';

interface MarksListProps {
  /** from shownMarks */
  marks: readonly Mark[];
  read: (texts: readonly LocalizedText[]) => PickedText;
  className?: string;
}

/** The marks on a picture in words: '1, circle, upper left: Phillips screw'. */
export function MarksList({ marks, read, className }: MarksListProps) {
  const t = useTranslations('marks');
  return (
    <ul aria-label={t('title')} className={className}>
      {marks.map((mark) => {
        const label = read(mark.label);
        const kind = `${t(`kinds.${mark.kind}`)}, ${t(`places.${ninthOf(mark)}`)}`;
        return (
          <li key={mark.id}>
            <span>{mark.number === null ? kind : `${mark.number}, ${kind}`}</span>
            {label.value && <span lang={label.lang}>{`: ${label.value}`}</span>}
          </li>
        );
      })}
    </ul>
  );
}
