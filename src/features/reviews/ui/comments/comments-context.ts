import { type ComponentType, createContext, use } from 'react';
import type { Messages } from '@/i18n/messages';
import type { CommentView } from '../../schema';

/** A field, picture or mark that can be commented on, with its name in words. */
export type NamedPart = { part: string; name: string };
export type ItemCommentsProps = {
  /** null for the guide itself */
  itemId: string | null;
  parts?: readonly NamedPart[];
};
export type FieldCommentsProps = NamedPart & { itemId: string | null; className?: string };
export type GoneCommentsProps = { itemIds: ReadonlySet<string> };

/** Facts for pages with comments; a page gets none where nobody else works in the workshop. */
export type CommentSetup = { isOwner: boolean; texts: Partial<Messages> };

/** The loaded comments of a guide, and the components that show them. */
export type Comments = {
  projectId: string;
  isOwner: boolean;
  all: readonly CommentView[];
  reload: () => void;
  /** Shows the comments on a part, or the field for a new one; null for the whole item. */
  goTo: (itemId: string | null, part: string | null) => void;
  /** Registers who shows the comments of an item; returns the end of it. */
  onGoTo: (itemId: string | null, show: (part: string | null) => void) => () => void;
  /** Texts that are not sent yet, by the place of their field. */
  unsent: Map<string, string>;
  ItemComments: ComponentType<ItemCommentsProps>;
  FieldComments: ComponentType<FieldCommentsProps>;
  CommentCount: ComponentType<{ itemId: string }>;
  GoneComments: ComponentType<GoneCommentsProps>;
};

export const CommentsContext = createContext<Comments | undefined>(undefined);

/** The comments of the guide; undefined until they are loaded, and where there are none. */
export const useComments = () => use(CommentsContext);

/** @throws outside of what shows loaded comments */
export function useLoadedComments(): Comments {
  const comments = useComments();
  if (!comments) throw new Error('Comments are shown once they are loaded.');
  return comments;
}
