import type { OfficialResult } from '@borlette/shared/contract/official-results';
import { Link } from '@borlette/shared/router';
import { enterPathOf } from './paths.ts';

/** Leads to entering and confirming this result everywhere. */
export function DrawCell({ item }: { item: OfficialResult }) {
	return <Link to={enterPathOf(item)}>{item.state}</Link>;
}
