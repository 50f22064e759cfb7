'use client';

import { useTranslations } from 'next-intl';
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
