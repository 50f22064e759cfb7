/** The id every page's main element carries. */
export const CONTENT_ID = 'content';
/** The header of public pages. */
export const HEADER_ID = 'header';
