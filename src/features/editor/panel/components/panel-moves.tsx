import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { PANEL_KEYS } from '../../constants';
import type { Neighbours } from '../../list/hooks/use-neighbours';
import { usePanelKeys } from '../hooks/use-panel-keys';

/** Buttons to the next and previous item without going back to the list. */
export function PanelMoves({ previous, next }: Neighbours) {
  const t = useTranslations('editor');
  usePanelKeys({ previous, next });
  return (
    <>
      <IconButton
        label={t('previousItem')}
        aria-keyshortcuts={PANEL_KEYS.previous}
        aria-disabled={!previous || undefined}
        onClick={previous}
      >
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton
        label={t('nextItem')}
        aria-keyshortcuts={PANEL_KEYS.next}
        aria-disabled={!next || undefined}
        onClick={next}
      >
        <ChevronDown aria-hidden />
      </IconButton>
    </>
  );
}
