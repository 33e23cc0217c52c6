import { useEffect } from 'react';
import { FormSkeleton, PartFailed, useLazyPart } from '../../ui/index.ts';
import type { ResourceFormProps } from './FormOfResource.tsx';

const load = async () => (await import('./FormOfResource.tsx')).FormOfResource;

/** For who is about to show one: fields and their checks come while the row does. */
export function useFormAhead(): void {
	useEffect(function fetchForm() {
		load().catch(() => undefined);
	}, []);
}

/** The form of a resource, to add a row or to change one. Lists do without its code. */
export function ResourceForm(props: ResourceFormProps) {
	const { Part: Form, hasFailed, retry } = useLazyPart(load, true);
	if (Form) return <Form {...props} />;
	return hasFailed ? <PartFailed onRetry={() => void retry()} /> : <FormSkeleton />;
}
