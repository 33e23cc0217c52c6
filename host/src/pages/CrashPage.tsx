import { useRouteError } from '@borlette/shared/router';
import { useEffect } from 'react';
import { recoverHost } from '../federation/loading/advice.ts';
import { ServerErrorPage } from './StatusPages.tsx';

/** In place of a page that failed to load or to render. */
export function CrashPage() {
	const error = useRouteError();
	useEffect(
		function reportError() {
			console.warn('A page failed; the 500 page stands in its place.', error);
			void recoverHost(error);
		},
		[error],
	);
	return <ServerErrorPage error={error} />;
}
