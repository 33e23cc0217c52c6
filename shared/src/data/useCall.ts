import {
	keepPreviousData,
	type UseMutationResult,
	type UseQueryOptions,
	type UseQueryResult,
	useMutation,
	useQuery,
	useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError, call } from '../api/index.ts';
import type { Endpoint, InputOf, OutputOf } from '../contract/index.ts';
import { tellUnheard } from './unheard.ts';
import { useIsThere } from './useIsThere.ts';

type ReadOptions<O> = Pick<
	UseQueryOptions<O, ApiError>,
	'enabled' | 'staleTime' | 'refetchInterval'
> & {
	/** Shows the rows of the page before while the next ones load. */
	keepPrevious?: boolean;
};

/** `[path, input]`: invalidating `[path]` refreshes every page and filter of a list. */
export const keyOf = (endpoint: Pick<Endpoint, 'path'>, input?: unknown) =>
	input === undefined ? [endpoint.path] : [endpoint.path, input];

/** Reads a call and keeps its answer in the page's cache. */
export function useRead<E extends Endpoint>(
	endpoint: E,
	input: InputOf<E>,
	options: ReadOptions<OutputOf<E>> = {},
) {
	const { keepPrevious, ...rest } = options;
	return orNoNetwork(
		useQuery<OutputOf<E>, ApiError>({
			queryKey: keyOf(endpoint, input),
			queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
			...(keepPrevious && { placeholderData: keepPreviousData }),
			...rest,
		}),
	);
}

const NO_NETWORK = new ApiError('offline', 0);

/**
 * What was never read and waits for the network says so, in place of loading without an end; it is read as soon as the
 * network is back.
 */
export function orNoNetwork<T>(read: UseQueryResult<T, ApiError>): UseQueryResult<T, ApiError> {
	if (!read.isPaused || read.data !== undefined || read.error) return read;
	return {
		...read,
		error: NO_NETWORK,
		isError: true,
		isPending: false,
		status: 'error',
	} as unknown as typeof read;
}

/**
 * Sends a write; every read of `refreshes` loads again after it. Without an endpoint there is
 * nothing that may be sent.
 */
export function useWrite<E extends Endpoint>(
	endpoint: E | undefined,
	refreshes: readonly Pick<Endpoint, 'path'>[] = [],
) {
	return useSending(
		async (input: InputOf<E> & { files?: Record<string, File | undefined>; key?: string }) => {
			if (!endpoint) throw new Error('This write has no endpoint: do not offer it.');
			return call(endpoint, input);
		},
		refreshes,
	);
}

/** The server refused because things stand differently: gone, done already, or changed meanwhile. */
const STANDS_DIFFERENTLY = [404, 409, 410, 412];
/** What is shown may be outdated: it was changed, or nobody knows whether it was. */
const mayBeOld = ({ isUnsent, status }: ApiError): boolean =>
	!isUnsent && (status === 0 || status >= 500 || STANDS_DIFFERENTLY.includes(status));

/** What was written about, or chosen for it, no longer exists: any list that is shown may still have it. */
const isOfGone = ({ status, fields }: ApiError): boolean =>
	status === 404 || Object.values(fields).some(({ code }) => code === 'unknown_reference');

/**
 * What sends, and afterwards has every read of `refreshes` load again, unless the failure says that nothing changed. It
 * tells what became of it wherever the person is by then: the library tells it only to a component that is still there, and
 * what was just read again may no longer have it. A result that was confirmed said nothing. A failure that only `error`
 * would show is told as unheard then.
 */
export function useSending<O, I>(
	send: (input: I) => Promise<O>,
	refreshes: readonly Pick<Endpoint, 'path'>[],
): UseMutationResult<O, ApiError, I> {
	const client = useQueryClient();
	const readAgain = () =>
		Promise.all(refreshes.map((read) => client.invalidateQueries({ queryKey: keyOf(read) })));
	const write = useMutation<O, ApiError, I>({
		mutationFn: send,
		onSuccess: readAgain,
		onError: (error) => {
			if (isOfGone(error)) void client.invalidateQueries({ type: 'active' });
			if (mayBeOld(error)) void readAgain();
		},
	});
	const { mutateAsync } = write;
	const isThere = useIsThere();
	const mutate = useCallback(
		(input: I, { onSuccess, onError }: Told<O> = {}) => {
			const fail = (error: ApiError) => {
				if (onError) onError(error);
				else if (!isThere()) tellUnheard(error);
			};
			void mutateAsync(input).then(onSuccess, fail);
		},
		[mutateAsync, isThere],
	);
	return { ...write, mutate } as typeof write;
}
interface Told<O> {
	readonly onSuccess?: (answer: O) => void;
	readonly onError?: (error: ApiError) => void;
}
