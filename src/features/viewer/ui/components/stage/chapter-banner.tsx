import type { PickedText } from '@/shared/interface/localized-text';
import { ChapterSign } from './step-look';

/**
 * The name of a chapter that begins, shown for a moment. Screen readers get it with the step
 * announcement.
 */
export function ChapterBanner({ name }: { name: PickedText }) {
  return (
    <ChapterSign name={name} aria-hidden data-testid="chapter-banner" className="animate-rise" />
  );
}
