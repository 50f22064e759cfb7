/**
 * The client IP. Set by the HTTP server from the socket and TRUST_PROXY, which drops the header of
 * the client.
 */
export const CLIENT_IP_HEADER = 'x-makerstep-client-ip';
export const REQUEST_ID_HEADER = 'x-request-id';
/**
 * Marks a request for the 'not found' document: the HTTP server sets it, and the middleware adds
 * which one.
 */
export const MISSING_HEADER = 'x-makerstep-missing';
/** Set beside it where the operators took the guide down. */
export const TAKEN_DOWN_HEADER = 'x-makerstep-taken-down';
/** The uid of the workshop for which a call is made; without it the personal one. */
export const WORKSHOP_HEADER = 'makerstep-workshop';
