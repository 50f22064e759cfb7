/** Facts of a workshop where more than one person works, or must. */
export type Team = {
  needsSecondPerson: boolean;
  /** The id of the account that uses the page. */
  you: string;
};
