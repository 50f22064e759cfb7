const ALL = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const READING = ['GET', 'HEAD'];
// Everything else is a page or a file.
const TAKES_WRITES = /^\/(?:v1|api|uploads)(?:\/|$)/;
const DEVELOPMENT_TOOLS = /^\/(?:__nextjs|_next\/)/;

/** The methods a path takes, as its Allow header names them. */
export function allowedMethods(path: string, isDevelopment: boolean): string[] {
  return TAKES_WRITES.test(path) || (isDevelopment && DEVELOPMENT_TOOLS.test(path)) ? ALL : READING;
}
