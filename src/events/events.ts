import type { FeedbackView, ReportView } from '@/features/feedback/schema';
import type { Area } from '@/features/uploads/model/picture-cut';
import type { Locale } from '@/shared/interface/languages';

/** A guide, as far as effects depend on it; after the change, unless it is called `before`. */
export type GuideState = {
  id: string;
  projectUid: string;
  creatorId: string;
  status: number;
  type: number;
  publishedAt: Date | null;
};

type GuideChange = { before: GuideState; guide: GuideState };

/** A message of a reader about a published guide, and the language of its sender. */
type Message<View> = {
  guide: { id: string; projectUid: string; creatorId: string; name: string };
  message: View;
  locale: Locale;
};

type Withdrawn = { id: string; guide: Pick<GuideState, 'projectUid'> };

/** Everything that has effects beyond its own rows, by name (docs/decisions/0134). */
export type Events = {
  /**
   * A new version by its creator, the first one or one after a pause included.
   * `isHeadChanged`: what lists show differs.
   */
  'guide.published': GuideChange & { isHeadChanged: boolean };
  /** An edit that readers see at once, as part of the newest version. */
  'guide.edited': { guide: GuideState; isHeadChanged: boolean };
  /** Another status or type by its creator, without a new version. */
  'guide.visibilityChanged': GuideChange;
  'guide.takenDown': GuideChange & { reason: string; takenDownAt: string };
  'guide.putBack': GuideChange;
  /** Moved to the trash by its creator, and back from there. */
  'guide.removed': GuideChange;
  'guide.restored': { guide: GuideState };
  /** Hidden in a restored backup, as it was before; without notifications. */
  'guide.hiddenAgain': { guide: Pick<GuideState, 'id' | 'projectUid'> };
  /** Steps have left the draft or come back to it. */
  'draft.stepsChanged': { guide: Pick<GuideState, 'id'> };
  /** `renamed` only where the name changed. */
  'creator.changed': { uid: string; renamed?: { creatorId: string; name: string } };
  'account.removed': {
    userId: string;
    creatorUids: readonly string[];
    projectUids: readonly string[];
  };
  'account.suspended': { userId: string; reason: string; suspendedAt: string };
  'account.readmitted': { userId: string };
  'feedback.received': Message<FeedbackView>;
  'report.received': Message<ReportView>;
  /** A message that its sender deleted. */
  'feedback.withdrawn': Withdrawn;
  'report.withdrawn': Withdrawn;
  /** Personal tokens that are about to be deleted: one, those for one workshop, or all of the account. */
  'tokens.revoked': { userId: string; id?: string; creatorId?: string };
  /** A person who has no role in the workshop any more: removed, or gone. */
  'workshop.memberRemoved': { creatorId: string; userId: string };
  /** A workshop with another owner than before. */
  'workshop.handedOver': {
    creator: { id: string; uid: string; name: string };
    from: { id: string; name: string };
    to: { id: string; name: string };
  };
  /** The e-mail of an account is about to count as proved, for the first time. */
  'account.firstProved': { userId: string };
  /** Other sizes of a picture, with the guides and creators that show it. */
  'picture.variantsMade': { projectUids: readonly string[]; creatorUids: readonly string[] };
  /** Parts of uploads that are covered for good in this guide, each with the file that replaces it. */
  'picture.covered': {
    guide: Pick<GuideState, 'projectUid'>;
    covered: readonly { fileId: string; replacedBy: string; areas: readonly Area[] }[];
  };
};

export type EventName = keyof Events;

type Handlers = { [Name in EventName]?: (event: Events[Name]) => void | Promise<void> };

/**
 * A side effect of changes: the events that cause it, each with its handler. A handler in the
 * transaction writes rows, and its failure undoes the change; one after the commit does what a
 * failure may skip, and is logged. No handler emits events.
 */
export type Subscriber = { inTransaction?: Handlers; afterCommit?: Handlers };
