import { useTranslations } from 'next-intl';
import { difficultyLevel } from '../../model/difficulty';
import { FACES } from './difficulty-faces';

/** A difficulty or an average of some, as face and label. */
export function DifficultyWord({ value }: { value: number }) {
  const t = useTranslations('inbox');
  const level = difficultyLevel(value);
  const Face = FACES[level];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Face aria-hidden className="size-5 shrink-0 stroke-thin" />
      <span>{t(`difficulty.${level}`)}</span>
    </span>
  );
}
