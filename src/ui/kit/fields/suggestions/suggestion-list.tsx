import { useTranslations } from 'next-intl';
import * as Popover from '@radix-ui/react-popover';
import type { ReactNode } from 'react';
import { cn } from '../../cn';
import type { useCombobox } from './use-combobox';

interface SuggestionListProps {
  combobox: ReturnType<typeof useCombobox>;
  /** the control with the input, below which the list stands */
  children: ReactNode;
}

export function SuggestionList({
  combobox: { shown, active, isOpen, listId, optionId, choose },
  children,
}: SuggestionListProps) {
  const t = useTranslations('common');
  return (
    <Popover.Root open={isOpen}>
      <Popover.Anchor asChild>{children}</Popover.Anchor>
      <span role="status" className="sr-only">
        {isOpen ? t('suggestions', { count: shown.length }) : ''}
      </span>
      {/* Not in a portal: a dialog around it would let nothing outside itself be scrolled or read. */}
      <Popover.Content
        asChild
        align="start"
        sideOffset={4}
        collisionPadding={8}
        role={undefined}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        className="z-50 max-h-72 w-(--radix-popover-trigger-width) overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-lift"
      >
        <ul id={listId} role="listbox" aria-label={t('suggestionsLabel')}>
          {shown.map((option, index) => (
            // Keys are the input's matter: it keeps the focus.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={option}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              className={cn(
                'flex min-h-11 cursor-pointer items-center rounded-md px-3 wrap-anywhere hover:bg-sunken',
                index === active && 'bg-sunken outline-3 -outline-offset-3 outline-signal',
              )}
            >
              {option}
            </li>
          ))}
        </ul>
      </Popover.Content>
    </Popover.Root>
  );
}
