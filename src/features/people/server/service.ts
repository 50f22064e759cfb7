import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { AppError } from '@/shared/http/app-error';
import { isUuid } from '@/shared/ids/uid';
import type { Actor } from '@/features/auth/server/actor';
import { lockOwnWorkshop } from './own-workshop';
import { endMembership, holdWorkshop } from '@/features/auth/server/workshops/members/service';
import type { Team } from '../team';
import type { PeopleResponse, PersonInput, PersonView, WorkshopRulesInput } from '../schema';
import { toPersonView } from './presenter';
import {
  countMembers,
  findWorkshop,
  listPeople,
  updateMembership,
  updateRules,
} from './repository';

/** The people of the workshop, its owner first. */
export async function readPeople(actor: Actor): Promise<PeopleResponse> {
  const reader = { userId: actor.userId, isOwner: actor.role === 'owner' };
  const results = (await listPeople(actor.creatorId)).map((row) => toPersonView(row, reader));
  const { needsSecondPerson = false } = (await findWorkshop(actor.creatorId)) ?? {};
  return { results, totalResults: results.length, needsSecondPerson };
}

/** The workshop as people work in it together; undefined for its owner alone. */
export async function readTeam({ creatorId, userId, role }: Actor): Promise<Team | undefined> {
  const { needsSecondPerson = false } = (await findWorkshop(creatorId)) ?? {};
  const isTeam = needsSecondPerson || role !== 'owner' || (await countMembers(creatorId)) > 0;
  return isTeam ? { needsSecondPerson, you: userId } : undefined;
}

/**
 * Changes the rules of the workshop.
 * @throws {AppError} role_needed
 */
export async function changeRules(
  actor: Actor,
  rules: WorkshopRulesInput,
): Promise<WorkshopRulesInput> {
  await inTransaction(async () => {
    const { uid } = await lockOwnWorkshop(actor);
    await updateRules(actor.creatorId, rules);
    // Prints name who approved only where it is needed.
    await emit('creator.changed', { uid });
  });
  logger.info('workshop_rules_changed', { by: actor.sessionId, ...rules });
  return rules;
}

/**
 * Gives a person another role, or other languages. It holds from the commit on: the role is read
 * with every call.
 * @throws {AppError} role_needed, owner_stays, not_found
 */
export async function changePerson(
  actor: Actor,
  userId: string,
  input: PersonInput,
): Promise<PersonView> {
  if (!isUuid(userId)) throw new AppError('not_found');
  if (userId === actor.userId) throw new AppError('owner_stays');
  const isMember = await inTransaction(async () => {
    await lockOwnWorkshop(actor);
    return updateMembership(actor.creatorId, userId, input);
  });
  const { results } = await readPeople(actor);
  const person = results.find(({ id }) => id === userId.toLowerCase());
  if (!isMember || !person) throw new AppError('not_found');
  logger.info('member_changed', { by: actor.sessionId, role: input.role });
  return person;
}

/**
 * Removes a person from the workshop, or leaves it. From its commit on, no call with that role is
 * answered: the role is read with every one.
 * @throws {AppError} owner_stays, role_needed, not_found
 */
export async function removePerson(actor: Actor, userId: string): Promise<void> {
  const isLeaving = userId === actor.userId;
  if (isLeaving && actor.role === 'owner') throw new AppError('owner_stays');
  if (!isLeaving && actor.role !== 'owner') {
    const people = await listPeople(actor.creatorId);
    throw new AppError(people.some(({ id }) => id === userId) ? 'role_needed' : 'not_found');
  }
  const wasMember =
    isUuid(userId) &&
    (await inTransaction(async () => {
      if (isLeaving) await holdWorkshop(actor.creatorId);
      else await lockOwnWorkshop(actor);
      return endMembership(actor.creatorId, userId);
    }));
  if (!wasMember) throw new AppError('not_found');
  logger.info('member_removed', { by: actor.sessionId, isLeaving });
}
