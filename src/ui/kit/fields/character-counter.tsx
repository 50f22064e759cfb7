import { useTranslations } from 'next-intl';
import { cn } from '../cn';

interface CharacterCounterProps {
  id: string;
  value: string;
  max: number;
}

/**
 * Counts as the server does: code points of the trimmed text. Announced only when it gets tight.
 */
export function CharacterCounter({ id, value, max }: CharacterCounterProps) {
  const t = useTranslations('common');
  const used = [...value.trim()].length;
  const left = max - used;
  const isTight = left <= max / 10;
  return (
    <span
      id={id}
      className={cn(
        'ml-auto shrink-0 font-mono text-xs leading-5',
        left < 0 && 'font-semibold text-bad',
      )}
    >
      <span aria-hidden>{`${used}/${max}`}</span>
      <span className="sr-only" aria-live={isTight ? 'polite' : 'off'}>
        {left < 0 ? t('charactersOver', { count: -left }) : t('charactersLeft', { count: left })}
      </span>
    </span>
  );
}
