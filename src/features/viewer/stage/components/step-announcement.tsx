import { useTranslations } from 'next-intl';
import { memo } from 'react';

interface StepAnnouncementProps {
  step: number;
  count: number;
  name: string;
  /** of a chapter that begins here */
  chapter: string | undefined;
  /** not announced when the viewer opens */
  isOn: boolean;
}

/** Announces a change of step to screen readers. */
export const StepAnnouncement = memo(function StepAnnouncement({
  step,
  count,
  name,
  chapter,
  isOn,
}: StepAnnouncementProps) {
  const t = useTranslations('viewer');
  const text =
    chapter === undefined
      ? t('announcement', { step, count, name })
      : t('chapterAnnouncement', { chapter, step, count, name });
  return (
    <p role="status" className="sr-only">
      {isOn && text}
    </p>
  );
});
