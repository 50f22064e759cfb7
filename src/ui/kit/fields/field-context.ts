import { createContext, useContext } from 'react';

export interface FieldControl {
  id: string;
  name?: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export const FieldContext = createContext<FieldControl | undefined>(undefined);

/** The errors of the form around, by the names of its fields. */
export const FormErrorsContext = createContext<Readonly<Record<string, string>>>({});

/** Attributes that tie an input to the label, hint and error of the field around it. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {};
}
