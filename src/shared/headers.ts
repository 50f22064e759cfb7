/** Set by the HTTP front from the socket and TRUST_PROXY; whatever a client sends under this name is dropped there. */
export const VISITOR_ADDRESS_HEADER = 'x-makerstep-address';
export const REQUEST_ID_HEADER = 'x-request-id';
/**
 * The tags of what an answer is made of, separated by commas: only handlers whose answer does not name its projects and creators by their
 * uid need it (a picture). The HTTP front reads it and sends it to nobody.
 */
export const PAGE_TAGS_HEADER = 'x-makerstep-tags';
