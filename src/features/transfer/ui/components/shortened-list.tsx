import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';

interface ShowAllProps {
  /** the number of hidden entries */
  left: number;
  onShow: () => void;
}

/** Shows the rest of a long list. */
export function ShowAll({ left, onShow }: ShowAllProps) {
  const t = useTranslations('transfer');
  return left > 0 ? (
    <Button variant="secondary" size="sm" className="self-start" onClick={onShow}>
      {t('showAll', { count: left })}
    </Button>
  ) : null;
}

const AT_FIRST = 20;

/**
 * The first entries of a long list until all are requested; the focus then moves to the first
 * hidden one.
 */
export function useShortened<T>(all: readonly T[]) {
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    if (isWhole) (list.current?.children[AT_FIRST] as HTMLElement | undefined)?.focus();
  }, [isWhole]);
  return {
    list,
    some: isWhole ? all : all.slice(0, AT_FIRST),
    left: isWhole ? 0 : Math.max(all.length - AT_FIRST, 0),
    showAll: () => setWhole(true),
  };
}
