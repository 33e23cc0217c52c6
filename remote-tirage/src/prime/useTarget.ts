import { isId } from '@borlette/shared/contract';
import { type InheritedRates, primeApi } from '@borlette/shared/contract/prime';
import { useRead } from '@borlette/shared/data';
import { useFormValues } from '@borlette/shared/form';

/** Whose prime it is; of nobody: the general one. */
export interface PrimeTargetIds {
	readonly agent_id: string | null;
	readonly tirage_id: string | null;
	readonly surcussale_id: string | null;
}

const NAMES = ['agent_id', 'tirage_id', 'surcussale_id'] as const;

/** Of the row that is changed, else of what is chosen in the form. */
export function useTarget(row: Partial<PrimeTargetIds> | undefined): PrimeTargetIds {
	const { values } = useFormValues<Partial<PrimeTargetIds>>();
	const from = row ?? values;
	return Object.fromEntries(
		NAMES.map((name) => [name, isId(from[name]) ? from[name] : null]),
	) as unknown as PrimeTargetIds;
}

/** What the target falls back on; undefined while it is not known, or not chosen yet. */
export function useInherited(target: PrimeTargetIds): InheritedRates | null | undefined {
	const query = Object.fromEntries(Object.entries(target).filter(([, id]) => id !== null));
	const read = useRead(
		primeApi.inherited,
		{ query },
		{ enabled: Object.keys(query).length > 0, staleTime: 0 },
	);
	return read.data;
}
