import { spawnSync } from 'node:child_process';

const INSTALL_TIMEOUT_MS = 10 * 60_000;

export const say = (text: string) => process.stdout.write(`   ${text}\n`);

/** Where a program of the path is; undefined when there is none of that name. */
export function onPath(name: string): string | undefined {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
    encoding: 'utf8',
  });
  return found.status === 0 ? found.stdout.split('\n')[0]?.trim() : undefined;
}

/** Runs an installer, in sight. @returns whether it went well */
export function runs(command: string, args: string[]): boolean {
  return (
    spawnSync(command, args, {
      stdio: 'inherit',
      timeout: INSTALL_TIMEOUT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}
