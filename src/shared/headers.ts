/** Set by the HTTP front from the socket and TRUST_PROXY; whatever a client sends under this name is dropped there. */
export const VISITOR_ADDRESS_HEADER = 'x-makerstep-address';
export const REQUEST_ID_HEADER = 'x-request-id';
/** Asks for what stands at an address of no page: the HTTP server sets it, the middleware says in it which document that is. */
export const MISSING_HEADER = 'x-makerstep-missing';
