import type { PickedText } from '@/shared/localized-text';

/** The name of a chapter that begins; seen for a moment, heard in the announcement of the step. */
export function ChapterBanner({ name }: { name: PickedText }) {
  return (
    <p aria-hidden lang={name.lang} data-testid="chapter-banner"
      className="pointer-events-none absolute inset-x-4 top-[max(1rem,env(safe-area-inset-top))] z-20 mx-auto w-fit max-w-[calc(100%-2rem)] animate-rise rounded-lg bg-ink px-6 py-4 text-center font-heading text-2xl font-bold text-balance text-paper shadow-lift">
      {name.value}
    </p>
  );
}
