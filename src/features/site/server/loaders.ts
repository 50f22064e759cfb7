import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { env } from '@/server/env/env';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { canLimitDomains } from '@/server/mail/can-limit-domains';
import { loadSession, requireSession } from '@/features/auth/server/loaders';
import type { FirstGuideSettings } from '../guides/schema';
import type { SettingsView } from '../identity/schema';
import type { JoiningView } from '../joining/schema';
import type { OperatorList } from '../operators/schema';
import { lacksSecondFactor, operatorOf, type Operator } from './operator';
import { isOffered } from './first-operator/service';
import { readFirstGuide } from './guides/service';
import { readSettings } from './identity/service';
import { readJoiningSettings } from './joining/service';
import type { OpenCounts, SetupView } from '../model/setup';
import { type MachineReads, readMachineReads } from './programs/service';
import { countOpen, readSetup } from './setup/service';
import { listOperators } from './operators/service';

/** The operator whose page it is; for everybody else there is no such page. */
export async function requireOperator(): Promise<Operator> {
  const session = await requireSession();
  if (!session.isOperator) notFound();
  if (lacksSecondFactor(session)) redirect(dashboardPaths.secondStep);
  return operatorOf(session);
}

export async function loadOperators(): Promise<OperatorList> {
  await requireOperator();
  return listOperators();
}

export async function loadJoining(): Promise<JoiningView> {
  await requireOperator();
  return readJoiningSettings();
}

export async function loadFirstGuide(): Promise<FirstGuideSettings> {
  await requireOperator();
  return readFirstGuide();
}

/** Reports whether domains can limit who joins here. */
export const loadCanLimitDomains = (): boolean => canLimitDomains(env());

export async function loadSettings(): Promise<SettingsView> {
  await requireOperator();
  return readSettings();
}

export async function loadSetup(): Promise<SetupView> {
  await requireOperator();
  return readSetup();
}

export async function loadMachineReads(): Promise<MachineReads> {
  await requireOperator();
  return readMachineReads();
}

export async function loadOpen(): Promise<OpenCounts> {
  await requireOperator();
  return countOpen();
}

/** The offer of the link of the first start, and the account that is signed in, if any. */
export async function loadFirstOperator(token: string) {
  const user = (await loadSession())?.user;
  return {
    account: user && { name: user.name, email: user.email },
    isOffered: await isOffered(token),
  };
}
