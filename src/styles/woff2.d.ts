/** The address of the file, as Turbopack is told in next.config.ts. */
declare module '*.woff2?address' {
  const address: string;
  export = address;
}
