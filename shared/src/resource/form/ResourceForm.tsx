import { useEffect } from 'react';
import { FormSkeleton, later } from '../../ui/index.ts';

const load = async () => (await import('./FormOfResource.tsx')).FormOfResource;

/** For who is about to show one: fields and their checks come while the row does. */
export function useFormAhead(): void {
	useEffect(function fetchForm() {
		load().catch(() => undefined);
	}, []);
}

/** The form of a resource, to add a row or to change one. Lists do without its code. */
export const ResourceForm = later(load, FormSkeleton);
