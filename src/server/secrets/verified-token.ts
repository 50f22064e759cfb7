import 'server-only';
import { errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';

/** The payload of a token that one of these keys has signed; undefined for anything else. */
export async function verifiedToken(
  token: string,
  keys: readonly Uint8Array[],
  options: JWTVerifyOptions,
): Promise<JWTPayload | undefined> {
  for (const key of keys) {
    try {
      return (await jwtVerify(token, key, options)).payload;
    } catch (error) {
      if (!(error instanceof errors.JOSEError || error instanceof TypeError)) throw error;
    }
  }
  return undefined;
}
