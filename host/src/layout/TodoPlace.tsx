import { Box, useLazyPart } from '@borlette/shared/ui';
import { laterThanFirstPage } from '../federation/pages/firstPage.ts';

const load = laterThanFirstPage(async () => (await import('./TodoButton.tsx')).TodoButton);

/** Where the button of what is to be done comes once the page stands; without its code the bar is as it was. */
export function TodoPlace() {
	const { Part } = useLazyPart(load, true);
	return (
		<Box minW="10" minH="10">
			{Part && <Part />}
		</Box>
	);
}
