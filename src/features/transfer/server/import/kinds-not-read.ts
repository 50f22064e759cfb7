import type { Refusal } from '../../model/reader';
import { NOT_WRITTEN } from './find-file';

/** Files of other tools that hold no guide as they are, by their names; keys of the message. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['joplin', /\.jex$/i],
  ['mealie', /(?:^|\/)database\.json$/],
  ['menu', /\.menu$/i],
  ['drawing', /\.(?:canvas|excalidraw(?:\.md)?)$/i],
  ['heic', /\.hei[cf]$/i],
  ['table', /\.csv$/i],
];

const kindOf = (name: string): string | undefined =>
  NOT_WRITTEN.test(name) ? undefined : KINDS.find(([, pattern]) => pattern.test(name))?.[0];

export const isRead = (name: string): boolean => kindOf(name) === undefined;
/** True for a copy of a whole installation, whose pictures are no guide. */
export const isBackup = (name: string): boolean => kindOf(name) === 'mealie';

/** Notices about files that an import leaves out, with the way to bring them. */
export const kindsNotRead = (names: readonly string[]): Refusal[] =>
  names.flatMap((file) => {
    const kind = kindOf(file);
    return kind === undefined ? [] : [{ file, reason: 'kind_not_read' as const, values: { kind } }];
  });
