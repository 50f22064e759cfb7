/**
 * The object of this name in this process, made by `make` on first use. What a whole
 * process shares cannot be a variable of a module: Next's bundle and server.ts each load their own
 * copy of it.
 */
export function perProcess<T extends object>(name: string, make: () => T): T {
  const holder = globalThis as unknown as Record<symbol, T | undefined>;
  return (holder[Symbol.for(`makerstep.${name}`)] ??= make());
}
