/**
 * The error option of a zod field: one message key for a missing value, another for an invalid one.
 * NaN is the value of an empty number field of a form.
 */
export const missing = (required: string, wrong: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null || Number.isNaN(input) ? required : wrong,
});
