import type { PickedText } from '@/shared/localized-text';
import { ChapterSign } from './step-look';

/** The name of a chapter that begins; seen for a moment, heard in the announcement of the step. */
export function ChapterBanner({ name }: { name: PickedText }) {
  return (
    <ChapterSign name={name} aria-hidden data-testid="chapter-banner"
      className="pointer-events-none absolute inset-x-4 top-[max(1rem,env(safe-area-inset-top))] z-20 mx-auto max-w-[calc(100%-2rem)] animate-rise" />
  );
}
