/**
 * The error option of a zod field: one message key where a value is missing, another where it is wrong.
 * NaN is what an empty number field of a form holds.
 */
export const missing = (required: string, wrong: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null || Number.isNaN(input) ? required : wrong,
});
