/** The id every page's main element carries. */
export const CONTENT_ID = 'content';
