import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Actor } from '../src/features/auth/server/actor';
import { closeDb } from '../src/server/db/client';
import { env } from '../src/server/env/env';
import { SEED_CREATORS } from './seed/creators';
import { SEED_GUIDES } from './seed/guides';
import { seedCreator } from './seed/seed-creator';
import { seedGuide } from './seed/seed-guide';

const DEMO_CREATOR = 'ana';

// Running it again continues an interrupted seed.
async function seedDemo(): Promise<void> {
  const actors = new Map<string, Actor>();
  for (const creator of SEED_CREATORS) {
    const { actor, password } = await seedCreator(creator);
    actors.set(creator.key, actor);
    if (creator.key === DEMO_CREATOR && password) await keepDemoSignIn(creator.email, password);
  }
  for (const [index, guide] of SEED_GUIDES.entries()) {
    process.stdout.write(`   guide ${index + 1} of ${SEED_GUIDES.length}: ${guide.name}\n`);
    const actor = actors.get(guide.creator);
    if (!actor) throw new Error(`The guide ${guide.key} has an unknown creator.`);
    await seedGuide(actor, guide);
  }
}

// The password is random for each installation: a known one would open every product that keeps the
// demo account.
async function keepDemoSignIn(email: string, password: string): Promise<void> {
  await mkdir(env().dataDir, { recursive: true });
  await writeFile(
    path.join(env().dataDir, 'demo-sign-in.json'),
    `${JSON.stringify({ email, password })}\n`,
    { mode: 0o600 },
  );
}

await seedDemo().finally(closeDb);
