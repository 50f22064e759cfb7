import { closeDb, inTransaction } from '../src/server/db/client';
import { actorForScript } from '../src/features/auth/service';
import { readProject } from '../src/features/project/own-project';
import { sowVisits } from '../prisma/seed/sow-visits';
import { connectDatabase } from './database';

// For looking at the charts: gives a guide of the story a year of visits, through the sums that real ones go through.
// Usage: tsx --tsconfig tsconfig.server.json scripts/sow-year.ts PROJECT-UID E-MAIL-OF-ITS-CREATOR
const [uid = '', email] = process.argv.slice(2);
const database = await connectDatabase();
try {
  const found = await actorForScript(email);
  if (!found) throw new Error('There is no such creator.');
  const { actor } = found;
  const project = await readProject(actor, uid);
  const stepIds = project.steps.filter(({ type }) => type === 1).map(({ id }) => id);
  await inTransaction(() => sowVisits({ id: project.id, creatorId: actor.creatorId }, stepIds, { seed: 5, days: 365, viewsPerDay: 40, losingStep: 4, languages: ['pt-BR', 'en', 'es', 'de'] }));
} finally {
  await closeDb();
  await database.stop();
}
