import { cloneElement, type ComponentProps, type ReactElement, useState } from 'react';
import { DropdownMenu, type MenuEntry } from '@/ui/kit/overlays/dropdown-menu';

interface LateMenuProps {
  button: ReactElement<ComponentProps<'button'>>;
  entries: () => readonly MenuEntry[];
  align?: 'center' | 'end';
}

/**
 * A menu in a row. In a long list menus mount only when opened: until then there is only the
 * button.
 */
export function LateMenu({ button, entries, align = 'end' }: LateMenuProps) {
  const [isUsed, setIsUsed] = useState(false);
  if (!isUsed)
    return cloneElement(button, { 'aria-haspopup': 'menu', onClick: () => setIsUsed(true) });
  return <DropdownMenu isOpenAtFirst align={align} trigger={button} entries={entries()} />;
}
