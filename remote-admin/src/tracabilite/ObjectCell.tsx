import type { TraceEntry } from '@borlette/shared/contract/tracabilite';
import { useObjectText } from './everybody.ts';

/** What an entry is about, and whom it concerned. */
export function ObjectCell({ item }: { item: TraceEntry }) {
	return <>{useObjectText()(item)}</>;
}
