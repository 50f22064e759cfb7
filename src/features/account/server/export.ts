import 'server-only';
import { listMailsTo, listNotedMailsTo } from '@/server/mail/queue';
import { countAttempt } from '@/server/rate-limit';
import { AppError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import * as shown from './presenter';
import { findPerson } from './export/person';
import * as held from './export/repository';

const PROJECTS_AT_ONCE = 20;
const ROWS_AT_ONCE = 500;

type Batches = AsyncGenerator<unknown[]>;

/**
 * Everything held about the account as one JSON document, streamed in batches
 * (docs/reference/accounts.md#export). Omits hashes of passwords and tokens, which only help a
 * thief. Includes messages to other creators once the e-mail is confirmed: before, the address may
 * belong to another person.
 * @throws {AppError} too_many_requests
 */
export async function exportAccount(actor: Actor): Promise<AsyncGenerator<string>> {
  await countAttempt({ name: 'export', by: actor.userId });
  const person = await findPerson(actor.userId);
  if (!person?.creator) throw new AppError('unauthenticated');
  const mails = await listMailsTo(person.emailKey);
  const owned = { in: person.workshops.map(({ id }) => id) };
  const sender = person.emailConfirmedAt ? person.emailKey : undefined;
  return write(
    {
      exportedAt: new Date().toISOString(),
      ...shown.toExportedPerson(person, person.creator),
      mailsOnTheirWay: mails,
      mailsOfLastMonth: await listNotedMailsTo(person.emailKey),
    },
    {
      pictures: paged((batch) => held.listFiles(owned, batch), shown.toExportedPicture),
      projects: paged(
        (batch) => held.listWholeProjects(owned, batch),
        shown.toExportedProject,
        PROJECTS_AT_ONCE,
      ),
      imports: paged(
        (batch) => held.listImports(owned, batch),
        (row) => row,
        PROJECTS_AT_ONCE,
      ),
      webhooks: paged(
        (batch) => held.listWebhooks(owned, batch),
        (row) => row,
      ),
      webhookDeliveries: paged(
        (batch) => held.listWebhookDeliveries(owned, batch),
        shown.toExportedDelivery,
      ),
      feedbackReceived: received(owned, held.listFeedback, shown.toExportedFeedback),
      reportsReceived: received(owned, held.listReports, shown.toExportedReport),
      trackingRecordsReceived: received(owned, held.listRecords, shown.toExportedRecord),
      feedbackSent: sent(sender, held.listFeedback, shown.toExportedFeedback),
      reportsSent: sent(sender, held.listReports, shown.toExportedReport),
      trackingRecordsSent: sent(sender, held.listRecords, shown.toExportedRecord),
      contactMessagesSent:
        sender === undefined
          ? none()
          : paged(
              (batch) => held.listContact(sender, batch),
              (row) => row,
            ),
      noticesSent:
        sender === undefined
          ? none()
          : paged(
              (batch) => held.listGuideReports(sender, batch),
              ({ project, ...row }) => ({ ...row, projectUid: project.projectUid }),
            ),
    },
  );
}

async function* write(
  head: Record<string, unknown>,
  lists: Record<string, Batches>,
): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, batches] of Object.entries(lists)) {
    yield `,\n${JSON.stringify(name)}:[`;
    let isFirst = true;
    for await (const rows of batches) {
      if (rows.length > 0)
        yield (isFirst ? '\n' : ',\n') + rows.map((row) => JSON.stringify(row)).join(',\n');
      isFirst &&= rows.length === 0;
    }
    yield ']';
  }
  yield '}\n';
}

/** All rows in the order of their ids, in batches, each as it is exported. */
async function* paged<T extends { id: string }>(
  read: (batch: held.Batch) => Promise<T[]>,
  present: (row: T) => unknown,
  limit = ROWS_AT_ONCE,
): Batches {
  let after: string | undefined;
  do {
    const rows = await read({ after, limit });
    yield rows.map(present);
    after = rows.length === limit ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
}

type ReadLeft<T> = (whose: held.Whose, batch: held.Batch) => Promise<T[]>;

/** Messages of readers on the account's projects, queried for many projects at once. */
async function* received<T extends { id: string }>(
  owned: held.Owned,
  read: ReadLeft<T>,
  present: (row: T) => unknown,
): Batches {
  for await (const ids of paged(
    (batch) => held.listProjectIds(owned, batch),
    ({ id }) => id,
  )) {
    if (ids.length > 0)
      yield* paged((batch) => read({ projectIds: ids as string[] }, batch), present);
  }
}

/** Messages of this person on any project. */
function sent<T extends { id: string }>(
  sender: string | undefined,
  read: ReadLeft<T>,
  present: (row: T) => unknown,
): Batches {
  return sender === undefined ? none() : paged((batch) => read({ sender }, batch), present);
}

async function* none(): Batches {
  yield [];
}
