import { createContext, useContext } from 'react';

/** Runs a call of an operator, after asking for the password again where the server wants it. */
export type WithProof = <T>(call: () => Promise<T>) => Promise<T>;

export const ProofContext = createContext<WithProof | undefined>(undefined);

/**
 * For what cannot be undone. Throws the `proof_required` of the call when the person cancels.
 * @throws when no ProofProvider is around
 */
export function useProof(): WithProof {
  const withProof = useContext(ProofContext);
  if (!withProof) throw new Error('useProof needs a ProofProvider around it.');
  return withProof;
}
