import { useId, type ReactNode } from 'react';
import { cn } from '@/ui/kit/cn';

interface SettingsSectionProps {
  title: string;
  text?: string;
  isDangerous?: boolean;
  /** the fragment of a link to this section */
  anchor?: string;
  children: ReactNode;
}

/**
 * One section of a settings screen: description on the left, controls on the right; stacked on a
 * phone.
 */
export function SettingsSection({
  title,
  text,
  isDangerous = false,
  anchor,
  children,
}: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid scroll-mt-6 gap-x-10 gap-y-5 border-t border-line pt-6 lg:grid-cols-settings"
    >
      <div>
        <h2 id={id} className={cn('text-xl', isDangerous && 'text-bad')}>
          {title}
        </h2>
        {text && <p className="mt-1 text-ink-muted">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
