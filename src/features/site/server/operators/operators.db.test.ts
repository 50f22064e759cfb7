import { expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { buildCreator } from '@/testing/database/factories';
import { inTransaction } from '@/server/db/client';
import { recordAct } from '../acts';
import { listOperators, setOperator } from './service';

const confirm = (id: string) =>
  db().user.update({ where: { id }, data: { emailConfirmedAt: new Date() } });

it('names and unnames an account by its e-mail, however that is typed, once, and writes it down', async () => {
  const { email, actor } = await buildCreator({ name: 'Olga', email: 'olga@makerstep.example' });
  await confirm(actor.userId);
  expect(await setOperator(' OLGA@makerstep.example ', true)).toEqual({
    name: 'Olga',
    isConfirmed: true,
    isChanged: true,
  });
  expect((await setOperator(email, true))?.isChanged).toBe(false);
  expect(await listOperators()).toEqual({
    results: [{ name: 'Olga', email }],
    totalResults: 1,
    needSecondFactor: false,
  });
  expect((await setOperator(email, false))?.isChanged).toBe(true);
  expect((await listOperators()).totalResults).toBe(0);
  expect(await setOperator('nobody@makerstep.example', true)).toBeUndefined();
  expect(
    await db().operatorAct.findMany({ orderBy: { id: 'asc' }, omit: { id: true, at: true } }),
  ).toEqual(
    ['operator_added', 'operator_removed'].map((kind) => ({
      operatorId: null,
      operatorName: 'command line',
      kind,
      subjectKind: 'account',
      subjectId: actor.userId,
      subjectLabel: 'Olga',
      reason: '',
      details: {},
    })),
  );
});

// security: Operators
it('names no account that anybody may have made with that e-mail, and unnames one', async () => {
  const { email, actor } = await buildCreator({ name: 'Olga' });
  expect(await setOperator(email, true)).toEqual({
    name: 'Olga',
    isConfirmed: false,
    isChanged: false,
  });
  expect([(await listOperators()).totalResults, await db().operatorAct.count()]).toEqual([0, 0]);
  await db().user.update({ where: { id: actor.userId }, data: { isOperator: true } });
  expect((await setOperator(email, false))?.isChanged).toBe(true);
});

it('writes an act only if what it tells of is stored', async () => {
  await expect(
    inTransaction(async () => {
      await recordAct('command line', {
        kind: 'site_changed',
        subject: { kind: 'site', id: 'site', label: 'Makerstep' },
      });
      throw new Error('too bad');
    }),
  ).rejects.toThrow('too bad');
  expect(await db().operatorAct.count()).toBe(0);
});
