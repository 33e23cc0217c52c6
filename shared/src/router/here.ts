import { useCallback } from 'react';
import {
	type NavigateOptions,
	useNavigate,
	useSearchParams as useParamsOfRouter,
} from 'react-router-dom';
import { useIsHere } from './useIsHere.ts';

/**
 * As the router's. What a page still wanted to write into its address when a person had gone on, such
 * as a search that waited for a pause, is dropped: it would bring them back.
 */
export function useSearchParams(): ReturnType<typeof useParamsOfRouter> {
	const isHere = useIsHere();
	const [params, setParams] = useParamsOfRouter();
	const setHere = useCallback<typeof setParams>(
		(...change) => {
			if (isHere()) setParams(...change);
		},
		[isHere, setParams],
	);
	return [params, setHere];
}

/** Goes on once something is done, unless the person did so meanwhile. */
export function useGoOn(): (to: string, options?: NavigateOptions) => void {
	const isHere = useIsHere();
	const navigate = useNavigate();
	return useCallback(
		(to, options) => {
			if (isHere()) void navigate(to, options);
		},
		[isHere, navigate],
	);
}
