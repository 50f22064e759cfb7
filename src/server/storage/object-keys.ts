import 'server-only';
import { fileOf, isStoredFile } from './stored-file';

/** Where a store of objects has the folders of pictures. */
export const PICTURES = 'pictures/';
/** Where browsers upload to. */
export const INCOMING = 'incoming/';
/** What stays of an upload that the product took, until its URL ends. */
export const SPENT = Buffer.from('spent');
/** The object that says to which database the store belongs. */
export const MARK = 'mark';

export const folderOf = (name: string): string => `${PICTURES}${name}/`;

/** The key of a picture's file; undefined where there cannot be one. */
export const keyOf = (name: string, variant: string): string | undefined =>
  isStoredFile(name, variant) ? folderOf(name) + fileOf(variant) : undefined;
