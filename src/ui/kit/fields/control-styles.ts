/** The look of everything one types into. */
export const controlStyles =
  'w-full min-h-11 rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-muted ' +
  'transition-colors hover:border-ink focus-visible:border-signal focus-visible:outline-offset-0 ' +
  'aria-invalid:border-bad aria-invalid:border-2 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-muted ' +
  '[&[readonly]]:bg-sunken';
