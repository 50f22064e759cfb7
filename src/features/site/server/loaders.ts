import 'server-only';
import { notFound } from 'next/navigation';
import { requireSession } from '@/features/auth/server/loaders';
import type { SettingsView } from '../identity/schema';
import type { JoiningView } from '../joining/schema';
import type { OperatorView } from '../operators/schema';
import { operatorOf, type Operator } from './operator';
import { isOffered } from './first-operator/service';
import { readSettings } from './identity/service';
import { readJoiningSettings } from './joining/service';
import { listOperators } from './operators/service';

/** The operator whose page it is; for everybody else there is no such page. */
export async function requireOperator(): Promise<Operator> {
  const session = await requireSession();
  if (!session.isOperator) notFound();
  return operatorOf(session);
}

export async function loadOperators(): Promise<OperatorView[]> {
  await requireOperator();
  return (await listOperators()).results;
}

export async function loadJoining(): Promise<JoiningView> {
  await requireOperator();
  return readJoiningSettings();
}

export async function loadSettings(): Promise<SettingsView> {
  await requireOperator();
  return readSettings();
}

/** What the link of the first start offers to whom. */
export async function loadFirstOperator(token: string) {
  const { user } = await requireSession();
  return { name: user.name, email: user.email, isOffered: await isOffered(token) };
}
