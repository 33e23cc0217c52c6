import { configApi } from '@borlette/shared/contract/config';
import { useRead } from '@borlette/shared/data';
import { FALLBACK } from './fallback.ts';

/** Name of the provider; until it is known, and when it can't be read, the product's own. */
export function useBrand(): string {
	const { data } = useRead(configApi.read, {}, { staleTime: Number.POSITIVE_INFINITY });
	return data?.brand || FALLBACK;
}
