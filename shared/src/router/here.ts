import { useCallback, useEffect, useRef } from 'react';
import {
	type NavigateOptions,
	useLocation,
	useNavigate,
	useSearchParams as useParamsOfRouter,
} from 'react-router-dom';

/**
 * Tells whether the address still is that of the page drawn. It has gone on from a tap on a link; the
 * next page is drawn later, on a slow phone by seconds, and the one before may wait for an answer
 * when it is long gone.
 */
function useIsHere(): () => boolean {
	const { pathname } = useLocation();
	const drawn = useRef(window.location.pathname);
	useEffect(
		function noteAddress() {
			drawn.current = window.location.pathname;
		},
		[pathname],
	);
	return useCallback(() => drawn.current === window.location.pathname, []);
}

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
