import { getConfig } from '@testing-library/react';
import axe, { type AxeResults } from 'axe-core';

/** What jsdom cannot tell, because it lays nothing out; the browser tests look at it. */
const NEEDS_LAYOUT = [
	'color-contrast',
	'label-content-name-mismatch',
	'scrollable-region-focusable',
	'target-size',
];

/** @throws with the rules broken and where. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
	const run = () =>
		axe.run(element, {
			// What passed would be described too, which takes longer than the look at it.
			resultTypes: ['violations'],
			rules: Object.fromEntries(NEEDS_LAYOUT.map((rule) => [rule, { enabled: false }])),
		});
	// The screen goes on working meanwhile; this says so to React.
	const { violations } = await (getConfig().asyncWrapper(run) as Promise<AxeResults>);
	const found = violations.map(
		({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html}`).join('\n')}`,
	);
	if (found.length) throw new Error(`Not accessible:\n${found.join('\n')}`);
}
