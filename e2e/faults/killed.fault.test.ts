import { expect, it } from 'vitest';
import { newCreator, signIn } from './creators';
import { newDataDir, postgresPid, type Product, startProduct } from './product';
import { Writer } from './writer';

const CLIENTS = 50;
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 2);
const ACCEPTED_EACH_ROUND = Number(process.env.FAULT_WRITES ?? 150);
const EMAIL = 'clients@makerstep.example';
const POLL_MS = 20;
const ENDED_MS = 60_000;

const acceptedBy = (writers: Writer[]) => writers.reduce((sum, { accepted }) => sum + accepted, 0);
/** @throws with its errors when the product ends meanwhile */
const until = async (product: Product, condition: () => boolean) => {
  while (!condition()) {
    if (product.hasEnded())
      throw new Error(
        `It has ended by itself:\n${product
          .said()
          .split('\n')
          .filter((line) => !line.includes('"level":"warn"'))
          .join('\n')}`,
      );
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

/**
 * Fifty clients write until so many writes were accepted; then calls `strike`, while all of them
 * are writing.
 */
async function writeAndStrike(
  product: Product,
  writers: Writer[],
  token: string,
  strike: () => Promise<void>,
): Promise<void> {
  const ending = new AbortController();
  const goal = acceptedBy(writers) + ACCEPTED_EACH_ROUND;
  const writing = Promise.all(writers.map((writer) => writer.run(product, token, ending.signal)));
  try {
    await until(product, () => acceptedBy(writers) >= goal);
    await strike();
  } finally {
    ending.abort();
    await writing;
  }
}

// security: D1
it(
  `the process and then the database are killed under ${CLIENTS} writing clients, and every accepted write is complete`,
  async () => {
    const { dataDir, leave } = await newDataDir();
    let product = await startProduct({ dataDir });
    try {
      const writers = Array.from({ length: CLIENTS }, (_, number) => new Writer(number));
      await newCreator(product, EMAIL);
      const faults: string[] = [];
      const report: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const token = await signIn(product, EMAIL);
        const struck = product;
        if (round % 2 === 0) {
          await writeAndStrike(struck, writers, token, () => struck.kill());
        } else {
          await writeAndStrike(struck, writers, token, async () => {
            process.kill(postgresPid(dataDir), 'SIGKILL');
            // It logs that and exits; a supervisor restarts it.
            await expect.poll(() => struck.hasEnded(), { timeout: ENDED_MS }).toBe(true);
          });
          expect(await struck.stop()).toBe(1);
          expect(struck.said()).toContain('"event":"database_ended"');
        }
        product = await startProduct({ dataDir, env: { PORT: String(struck.port) } });
        report.push(
          ...struck
            .said()
            .split('\n')
            .filter((line) => line.includes('"level":"error"')),
        );
        for (const writer of writers) faults.push(...(await writer.faults(product, token)));
      }
      expect(faults).toEqual([]);
      expect(writers.flatMap(({ refused }) => refused)).toEqual([]);
      expect(
        writers.flatMap(({ failed }) => failed),
        report.join('\n'),
      ).toEqual([]);
      process.stdout.write(
        `${acceptedBy(writers)} writes accepted in ${ROUNDS} rounds, none lost.\n`,
      );
    } finally {
      await product.stop();
      await leave();
    }
  },
  120_000 + ROUNDS * 180_000,
);
