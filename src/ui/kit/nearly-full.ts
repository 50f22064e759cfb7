/** The share of something bounded from which on little of it is left. */
export const NEARLY_FULL = 0.9;
