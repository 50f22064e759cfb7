import { closeDb, inTransaction } from '../src/server/db/client';
import { actorForScript } from '../src/features/auth/server/service';
import { readProject } from '../src/features/projects/server/owned-project';
import { seedVisits } from '../prisma/seed/seed-visits';
import { connectDatabase } from './database';

// For looking at charts: adds a year of visits to a demo guide, with rollups like real ones. Usage:
// tsx --tsconfig tsconfig.server.json scripts/seed-analytics.ts PROJECT-UID E-MAIL-OF-ITS-CREATOR
const DAY_MS = 24 * 60 * 60_000;
const PARTS = 25;
const PART_DAYS = 15;

const [uid = '', email] = process.argv.slice(2);
const database = await connectDatabase();
try {
  const creator = await actorForScript(email);
  if (!creator) throw new Error('There is no such creator.');
  const { actor } = creator;
  const project = await readProject(actor, uid);
  const stepIds = project.steps.filter(({ type }) => type === 1).map(({ id }) => id);
  // Split, as a transaction has only seconds.
  for (let part = 0; part < PARTS; part += 1) {
    const plan = {
      seed: 5 + part,
      days: PART_DAYS,
      viewsPerDay: 40 - part * 1.5,
      losingStep: 4,
      languages: ['pt-BR', 'en', 'es', 'de'],
    } as const;
    await inTransaction(() =>
      seedVisits(
        { id: project.id, creatorId: actor.creatorId },
        stepIds,
        plan,
        new Date(Date.now() - part * PART_DAYS * DAY_MS),
      ),
    );
  }
} finally {
  await closeDb();
  await database.stop();
}
