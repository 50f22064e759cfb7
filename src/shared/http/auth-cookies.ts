// The cookies of next-auth, with a prefix on https. src/server/next-internals tests their names.

/** The session; a long one is in chunks with a number behind the name. */
export const SESSION_COOKIE = 'next-auth.session-token';
/** The value of the session in a `Set-Cookie` line. */
export const SET_SESSION_COOKIE =
  /^(?:__Secure-|__Host-)?next-auth\.session-token(?:\.\d+)?=([^;]*)/;
/** The address to which a sign-in returns. */
export const CALLBACK_COOKIE = /^(?:__Secure-)?next-auth\.callback-url$/;
/** A cookie of a round trip to a provider, and the hash behind its name where it is set aside. */
export const ROUND_TRIP_COOKIE =
  /^((?:__Secure-)?next-auth\.(?:state|nonce|pkce\.code_verifier|callback-url))(?:\.([\da-f]{16}))?$/;
