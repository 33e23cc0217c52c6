import { configApi } from '@borlette/shared/contract/config';
import { useRead } from '@borlette/shared/data';

/** Whether the companies of this installation are made up; false until it is known. */
export function useIsDemo(): boolean {
	const { data } = useRead(configApi.read, {}, { staleTime: Number.POSITIVE_INFINITY });
	return data?.demo ?? false;
}
