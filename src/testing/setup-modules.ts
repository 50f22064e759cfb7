import { afterAll, vi } from 'vitest';

// Test files share a process, which is fast, but no modules: mocks, stubs and state end with their
// file.
const env = { ...process.env };
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  vi.resetModules();
});
