import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { cn } from '@/ui/kit/cn';
import type { RowActions } from '../hooks/use-row-actions';
import { LateMenu } from './late-menu';

interface AddAfterProps {
  id: string;
  name: string;
  /** an item that will be added here is being written */
  isHighlighted: boolean;
  entries: NonNullable<RowActions['addEntries']>;
}

/** A menu between two rows that adds something there, shown on hover and focus. */
export const AddAfter = memo(function AddAfter({
  id,
  name,
  isHighlighted,
  entries,
}: AddAfterProps) {
  const t = useTranslations('editor');
  return (
    <LateMenu
      align="center"
      button={
        <button
          type="button"
          aria-label={t('addAfterNamed', { name })}
          title={t('addHere')}
          className={cn(
            'absolute inset-x-0 -bottom-4.5 z-1 mx-auto hidden h-7 w-40 place-items-center rounded-full opacity-0 transition-opacity group-hover/row:opacity-100 focus-visible:opacity-100 data-[state=open]:opacity-100 md:pointer-fine:grid',
            'before:absolute before:inset-x-0 before:top-1/2 before:h-0.5 before:-translate-y-1/2 before:bg-signal',
            isHighlighted && 'opacity-100',
          )}
        >
          <span className="relative grid size-6 place-items-center rounded-full bg-signal text-on-signal">
            <Plus aria-hidden className="size-4" />
          </span>
        </button>
      }
      entries={() => entries(id)}
    />
  );
});
