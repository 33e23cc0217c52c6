import { createContext, useContext } from 'react';
import type { TSchema } from '../contract/index.ts';

/** What a form provides to its fields. */
export interface FormContextValue {
	/** The body the form makes; limits and required marks come from it. */
	readonly body: TSchema | undefined;
	/** An existing row is edited: its fields show what was saved. */
	readonly isChange?: boolean;
	/** By field: what the server said of the value sent; it stands until the value changes. */
	readonly refused: Readonly<Record<string, { readonly value: unknown; readonly text: string }>>;
}

export const FormContext = createContext<FormContextValue>({ body: undefined, refused: {} });
export const useFormContextValue = (): FormContextValue => useContext(FormContext);
