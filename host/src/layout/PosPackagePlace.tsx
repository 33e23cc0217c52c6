import { useLazyPart } from '@borlette/shared/ui';
import { laterThanFirstPage } from '../federation/pages/firstPage.ts';

const load = laterThanFirstPage(async () => (await import('./PosPackage.tsx')).PosPackage);

/** Where the program of the terminals comes below the menu once the page stands. */
export function PosPackagePlace() {
	const { Part } = useLazyPart(load, true);
	return Part ? <Part /> : null;
}
