import { EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from '@/ui/kit/cn';
import { NamedMoment } from '@/browser/time/named-moment';

interface PreviewLineProps {
  /** of the link, ISO */
  expiresAt: string;
  /** it lies over the picture of a step */
  isInViewer?: boolean;
}

/** Line above a draft: who can see it, and until when. */
export function PreviewLine({ expiresAt, isInViewer = false }: PreviewLineProps) {
  const t = useTranslations('preview');
  return (
    <p
      className={cn(
        'flex gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm',
        isInViewer &&
          'relative z-10 order-first m-2 self-start leading-tight shadow-lift pointer-fine:mr-17 forced-colors:border',
      )}
    >
      <EyeOff aria-hidden className="size-4 shrink-0 text-warn" />
      <span key={expiresAt}>
        {t.rich(isInViewer ? 'short' : 'line', { date: () => <NamedMoment at={expiresAt} /> })}
      </span>
    </p>
  );
}
