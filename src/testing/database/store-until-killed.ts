import { mintActor } from '@/features/auth/server/actor';
import { storePicture } from '@/features/uploads/server/import-files';
import { madePicture } from '../pictures/pictures';

// A separate process that stores pictures concurrently and prints the key of each success. It runs
// until it is killed.
const [creatorId = '', first = '0'] = process.argv.slice(2);
const actor = mintActor({ userId: creatorId, creatorId, role: 'owner', sessionId: creatorId });
let width = Number(first);

async function storeOn(): Promise<never> {
  for (;;) {
    const key = await storePicture(
      actor,
      'step',
      'p.png',
      await madePicture('png', (width += 1), 30),
    );
    process.stdout.write(`${key}\n`);
  }
}
await Promise.all([storeOn(), storeOn(), storeOn(), storeOn()]);
