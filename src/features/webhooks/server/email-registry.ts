import 'server-only';
import { workshopOfLink } from '@/features/auth/server/workshops/in-mails';
import type { ComposedMail, MailJob, MailRegistry } from '@/server/mail/delivery';
import { isUuid } from '@/shared/ids/uid';
import { WEBHOOK_OFF_REASONS } from '../constants';
import { webhookOffEmail, webhookSetUpEmail } from './email-templates';
import { findSwitchedOff } from './repository';

/** Notifies a creator that we switched a webhook off, unless it is on again or deleted. */
async function composeWebhookOff({
  email,
  locale,
  data: { webhookId = '' },
}: MailJob): Promise<ComposedMail | undefined> {
  const webhook = isUuid(webhookId) ? await findSwitchedOff(webhookId) : undefined;
  const reason = WEBHOOK_OFF_REASONS.find((each) => each === webhook?.offReason);
  return webhook && reason
    ? {
        to: email,
        content: webhookOffEmail({
          email,
          locale,
          name: webhook.creator.owner.name,
          workshop: workshopOfLink(webhook.creator.owner, webhook.creator.uid),
          receiver: new URL(webhook.url).host,
          reason,
        }),
      }
    : undefined;
}

/** Notifies a creator that a token set up a webhook, even when either is gone by now. */
async function composeWebhookSetUp({
  email,
  locale,
  data: { name = '', tokenName = '', receiver = '' },
}: MailJob): Promise<ComposedMail> {
  return { to: email, content: webhookSetUpEmail({ email, locale, name, tokenName, receiver }) };
}

/** The mails about webhooks, by kind; server.ts registers them for delivery. */
export const webhookEmails: MailRegistry = {
  webhook_off: composeWebhookOff,
  webhook_set_up: composeWebhookSetUp,
};
