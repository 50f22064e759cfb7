import type { PickedText } from '@/shared/localized-text';
import { ChapterSign } from './step-look';

/** The name of a chapter that begins; seen for a moment, heard in the announcement of the step. */
export function ChapterBanner({ name }: { name: PickedText }) {
  return (
    <ChapterSign name={name} aria-hidden data-testid="chapter-banner" className="animate-rise" />
  );
}
