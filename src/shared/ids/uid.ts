/**
 * Letters and digits that are not confused when read aloud or copied by hand
 * (docs/reference/guides.md#addresses).
 */
export const UID_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
export const UID_LENGTH = 12;

const UID = new RegExp(`^[${UID_ALPHABET}]{${UID_LENGTH}}$`);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** For the description of the API. */
export const UUID_PATTERN =
  '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$';
export const UID_PATTERN = UID.source;

export const isUid = (text: string) => UID.test(text);
export const isUuid = (text: string) => UUID.test(text);
