import { AArrowDown, AArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { TEXT_PERCENTS } from '../../constants';
import type { ViewerSettings } from '../../shell/model/settings';
import { ToolButton } from '../../shell/components/tool-button';

interface TextSizeButtonsProps {
  /** in percent of the size that fills the box */
  percent: ViewerSettings['textPercent'];
  onChange: (percent: ViewerSettings['textPercent']) => void;
  className?: string;
}

/** Buttons for a smaller and a larger text. */
export const TextSizeButtons = memo(function TextSizeButtons({
  percent,
  onChange,
  className,
}: TextSizeButtonsProps) {
  const t = useTranslations('viewer');
  const at = TEXT_PERCENTS.findIndex((one) => one === percent);
  const go = (by: number) => {
    const next = TEXT_PERCENTS[at + by];
    if (next) onChange(next);
  };
  return (
    <>
      <ToolButton
        label={t('textSmaller', { percent })}
        isOff={at <= 0}
        onPress={() => go(-1)}
        className={className}
      >
        <AArrowDown aria-hidden />
      </ToolButton>
      <ToolButton
        label={t('textLarger', { percent })}
        isOff={at >= TEXT_PERCENTS.length - 1}
        onPress={() => go(1)}
        className={className}
      >
        <AArrowUp aria-hidden />
      </ToolButton>
    </>
  );
});
