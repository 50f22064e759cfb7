import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { cn } from '../cn';
import { WrapText } from '../wrap-text';

export interface MenuEntry {
  id: string;
  label: ReactNode;
  icon?: ReactElement;
  isDangerous?: boolean;
  isDisabled?: boolean;
  onSelect: () => void;
}

interface MenuChoice {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string | undefined;
  onChange: (value: string) => void;
}

interface DropdownMenuProps {
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  /** a choice below the entries; the menu stays open while it is made */
  choice?: MenuChoice;
  align?: 'start' | 'center' | 'end';
  isOpenAtFirst?: boolean;
}

const row =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1 -outline-offset-3 data-highlighted:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0';

/**
 * A button with a menu, rendered beside the button. Not modal: Radix would hide the rest of the
 * page, with the focus guards and the heading, from screen readers.
 */
export function DropdownMenu({
  trigger,
  entries,
  choice,
  align = 'end',
  isOpenAtFirst = false,
}: DropdownMenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen} modal={false}>
      <Radix.Trigger asChild ref={setButton}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={button?.closest('main, [role=dialog]')}>
        <div>
          <Around onPress={() => setOpen(false)} />
          <Radix.Content
            align={align}
            sideOffset={6}
            collisionPadding={8}
            onPointerDownOutside={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // An entry may have moved it to a field.
              if (document.activeElement === document.body) button?.focus({ preventScroll: true });
            }}
            className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-48 overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-lift animate-rise"
          >
            {entries.map((entry) => (
              <Radix.Item
                key={entry.id}
                onSelect={() => {
                  // A dialog that it opens returns focus to the button, not to an entry that is
                  // gone.
                  button?.focus({ preventScroll: true });
                  entry.onSelect();
                }}
                {...(entry.isDisabled ? { disabled: true } : {})}
                className={cn(
                  row,
                  'data-disabled:cursor-not-allowed data-disabled:opacity-50',
                  entry.isDangerous && 'text-bad data-highlighted:bg-bad-soft',
                )}
              >
                {entry.icon}
                <WrapText>{entry.label}</WrapText>
              </Radix.Item>
            ))}
            {choice && <Choice {...choice} />}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Choice({ label, options, value = '', onChange }: MenuChoice) {
  return (
    <>
      <Radix.Separator className="m-1 border-t border-line" />
      <Radix.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
        <p aria-hidden className="px-3 pt-1 text-sm text-ink-muted">
          {label}
        </p>
        {options.map((option) => (
          <Radix.RadioItem
            key={option.value}
            value={option.value}
            onSelect={(event) => event.preventDefault()}
            className={row}
          >
            <span className="size-5 shrink-0">
              <Radix.ItemIndicator>
                <Check aria-hidden />
              </Radix.ItemIndicator>
            </span>
            <WrapText>{option.label}</WrapText>
          </Radix.RadioItem>
        ))}
      </Radix.RadioGroup>
    </>
  );
}

/**
 * Covers the page and takes the whole press that closes the menu. If the menu closed on pointer
 * down, the click would hit a link or button below. The press that opened the menu ends here too.
 */
function Around({ onPress }: { onPress: () => void }) {
  const isPressed = useRef(false);
  return (
    <div
      role="presentation"
      className="fixed inset-0 z-50"
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={() => {
        isPressed.current = true;
      }}
      onClick={() => {
        if (isPressed.current) onPress();
      }}
    />
  );
}
