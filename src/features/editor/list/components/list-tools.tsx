import { Rows4 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { WrapText } from '@/ui/kit/wrap-text';
import { LanguageProgressList } from '../../settings/components/language-progress-list';

interface ListToolsProps {
  isCompact: boolean;
  onCompact: () => void;
  /** further tools */
  children?: ReactNode;
}

/** One line above a list: incomplete languages, and how the list is shown. */
export function ListTools({ isCompact, onCompact, children }: ListToolsProps) {
  const t = useTranslations('editor');
  return (
    <div className="mb-2 flex min-h-11 items-start gap-2 max-md:-mt-4 max-md:mb-0">
      <LanguageProgressList />
      <div className="ml-auto flex min-h-11 shrink-0 items-center gap-2">
        <WrapText>{children}</WrapText>
        <ToolButton
          label={t('compact')}
          icon={<Rows4 aria-hidden />}
          isPressed={isCompact}
          onPress={onCompact}
        />
      </div>
    </div>
  );
}

/** A toggle; on a phone only its icon. */
export function ToolButton({
  label,
  icon,
  isPressed,
  onPress,
}: {
  label: string;
  icon: ReactElement;
  isPressed: boolean;
  onPress: () => void;
}) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={isPressed}
      title={label}
      onClick={onPress}
      className="text-ink-muted max-md:px-2 aria-pressed:bg-sunken aria-pressed:text-ink aria-pressed:outline aria-pressed:outline-line-strong"
    >
      {icon}
      <span className="max-md:sr-only">{label}</span>
    </Button>
  );
}
