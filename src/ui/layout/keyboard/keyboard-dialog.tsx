import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { Dialog } from '../../kit/overlays/dialog';
import { keysAt } from './key-table';

interface KeyboardDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const SIGNS: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Control: 'Ctrl',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
};
const APPLE_SIGNS: Record<string, string> = { Control: '⌘', Alt: '⌥' };
const keycap =
  'inline-block min-w-8 rounded-sm border border-line-strong bg-sunken px-2 py-1 text-center font-mono text-sm';

/** Which keys do what where one is. */
export function KeyboardDialog({ isOpen, onOpenChange }: KeyboardDialogProps) {
  const t = useTranslations('keys');
  const rows = keysAt(usePathname());
  const signs: Record<string, string> = /Mac|iPhone|iPad/.test(navigator.platform)
    ? { ...SIGNS, ...APPLE_SIGNS }
    : SIGNS;
  const nameOf = (key: string) =>
    key === ' ' ? t('space') : (signs[key] ?? (key.length === 1 ? key.toUpperCase() : key));
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')}>
      <dl className="divide-y divide-line">
        {rows.map(({ does, keys }) => (
          <div key={does} className="flex items-center justify-between gap-6 py-2.5">
            <dt>{t(does)}</dt>
            <dd className="flex shrink-0 flex-wrap justify-end gap-2">
              {keys.map((key) => (
                <span key={key} className="whitespace-nowrap">
                  {(key === '+' ? [key] : key.split('+')).map((part, index) => (
                    <span key={part}>
                      {index > 0 && <span>{' + '}</span>}
                      <kbd className={keycap}>{nameOf(part)}</kbd>
                    </span>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
