import { useTranslations } from 'next-intl';
import { useComments } from '@/features/reviews/ui/comments/comments-context';

const keycap = 'rounded-sm border border-line bg-sunken px-1.5 py-0.5 font-mono';

/** The shortcuts of the panel, on devices that seem to have a keyboard. */
export function ShortcutList({ hasPicture }: { hasPicture: boolean }) {
  const t = useTranslations('editor');
  const shortcuts = [
    ['nextText', 'Ctrl+Enter'],
    ['save', 'Ctrl+S'],
    ...(hasPicture ? [['picture', 'Alt+P'] as const] : []),
    ...(useComments() ? [['comments', 'Alt+Shift+C'] as const] : []),
    ['move', 'Alt+↑ ↓'],
    ['close', 'Esc'],
  ] as const;
  return (
    <section aria-label={t('keys')} className="hidden text-xs text-ink-muted pointer-fine:block">
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {shortcuts.map(([name, keys]) => (
          <li key={name}>
            <kbd translate="no" className={keycap}>
              {keys}
            </kbd>{' '}
            <span>{t(`shortcuts.${name}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
