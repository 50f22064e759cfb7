import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

let panicMessage;
// The engine reports a panic before it stops.
globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  set_message: (message) => {
    panicMessage = message;
  },
};

/** The engine's panic message, if any. */
export const lastPanic = () => panicMessage;

/**
 * Prisma's schema engine from its WebAssembly package.
 * The package's own entry imports the .wasm file as a module, which Node 20 cannot do.
 */
export async function loadSchemaEngine() {
  const bindingsUrl = import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bindings = await import(bindingsUrl);
  const bytes = await readFile(fileURLToPath(new URL('./schema_engine_bg.wasm', bindingsUrl)));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings.SchemaEngine;
}
