import 'server-only';
import type { ComposedMail, MailJob, MailRegistry } from '@/server/mail/delivery';
import { makeOpaqueToken } from '@/features/auth/server/sessions/tokens';
import { paths } from '@/shared/addresses/paths';
import { withQuery } from '@/shared/addresses/with-query';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { isUuid } from '@/shared/ids/uid';
import { findOpen, updateTokenHash } from '../invitations/repository';
import { languagesOf, roleOf } from '../presenter';
import { findAddress, findMember, findWorkshop } from '../repository';
import { workshopEmail } from './email-templates';

/** An invitation or an offer, unless it is over. Each attempt to send it makes the link anew. */
const invitation =
  (kind: 'workshop_invitation' | 'workshop_offer') =>
  async (job: MailJob): Promise<ComposedMail | undefined> => {
    const { invitationId = '' } = job.data;
    const open = isUuid(invitationId) ? await findOpen({ id: invitationId }) : null;
    if (!open) return undefined;
    const { token, tokenHash } = makeOpaqueToken();
    await updateTokenHash(open.id, tokenHash);
    const { name: workshop, owner } = open.creator;
    const [role, languages] = [roleOf(open), languagesOf(open)];
    const path = paths.workshop(token);
    return {
      to: job.email,
      content: workshopEmail(kind, {
        ...job,
        workshop,
        person: owner.name,
        role,
        languages,
        path,
      }),
    };
  };

/** Reports who joined, unless the person or the workshop is gone. */
async function composeJoined(job: MailJob): Promise<ComposedMail | undefined> {
  const { creatorId = '', userId = '' } = job.data;
  const workshop = isUuid(creatorId) ? await findWorkshop(creatorId) : null;
  const member = workshop && isUuid(userId) ? await findMember(creatorId, userId) : undefined;
  const person = member && (await findAddress(member.id));
  if (!workshop || !person) return undefined;
  const path = withQuery(dashboardPaths.peopleSettings, { workshop: workshop.uid });
  return {
    to: job.email,
    content: workshopEmail('workshop_joined', {
      ...job,
      workshop: workshop.name,
      person: person.name,
      path,
    }),
  };
}

/** The mails about people of workshops, by kind; server.ts registers them for delivery. */
export const peopleEmails: MailRegistry = {
  workshop_invitation: invitation('workshop_invitation'),
  workshop_offer: invitation('workshop_offer'),
  workshop_joined: composeJoined,
};
