import type { ReactNode } from 'react';
import { codeAt } from '../i18n/index.ts';

/** A name for a cell: where it is too long for its column the name is shortened, and the code that tells it from namesakes is not. */
export function codedName(name: string): ReactNode {
	const at = codeAt(name);
	if (at < 0) return name;
	return (
		<span data-coded="">
			<span>{name.slice(0, at)}</span>
			<span>{name.slice(at)}</span>
		</span>
	);
}
