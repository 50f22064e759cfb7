import { Check, History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';

interface OldNoteProps {
  /** the text it is about, for people who do not see where it stands */
  about?: string;
  /** confirmed as still right, and not saved yet */
  isConfirmed?: boolean;
  /** confirms the translation as it is, or takes that back */
  onPress: () => void;
}

/** Notes that the source of a translation changed, and lets it be confirmed as it is. */
export function OldNote({ about, isConfirmed = false, onPress }: OldNoteProps) {
  const t = useTranslations('dashboard.form');
  const common = useTranslations('common');
  const Icon = isConfirmed ? Check : History;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
      <span className="flex items-center gap-1.5">
        <Icon
          aria-hidden
          className={`size-4 shrink-0 ${isConfirmed ? 'text-good' : 'text-warn'}`}
        />
        <span>{t(isConfirmed ? 'markedRight' : 'oldText')}</span>
      </span>
      <Button variant="ghost" size="sm" onClick={onPress}>
        <span>{isConfirmed ? common('undo') : t('stillRight')}</span>
        {about && <span className="sr-only">{`: ${about}`}</span>}
      </Button>
    </p>
  );
}
