import type { ComponentType, ReactNode } from 'react';
import { PartFailed } from './states/PartFailed.tsx';
import { useLazyPart } from './useLazyPart.ts';

const Nothing = () => null;

/**
 * A component whose code comes when it is first shown: a dialog of a list, a part of a form.
 * @param Outline in its place until then
 */
export function later<P extends object>(
	load: () => Promise<ComponentType<P>>,
	Outline: ComponentType<P> = Nothing,
): (props: P) => ReactNode {
	return function Later(props: P) {
		const { Part, hasFailed, retry } = useLazyPart(load, true);
		if (Part) return <Part {...props} />;
		return hasFailed ? <PartFailed onRetry={() => void retry()} /> : <Outline {...props} />;
	};
}
