/** Set by the HTTP front from the socket and TRUST_PROXY; whatever a client sends under this name is dropped there. */
export const VISITOR_ADDRESS_HEADER = 'x-makerstep-address';
export const REQUEST_ID_HEADER = 'x-request-id';
