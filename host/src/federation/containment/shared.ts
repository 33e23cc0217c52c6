import { http, Listeners } from '@borlette/shared/api';
import { queryClient } from '@borlette/shared/data';
import { useLocale } from '@borlette/shared/i18n';
import { useScreens } from '@borlette/shared/screens';
import { useCompanyMenu, useSession } from '@borlette/shared/session';
import React from 'react';
import ReactDOM from 'react-dom';
import { noteContained } from './notes.ts';

const { defaults, interceptors } = http;

/** Of all pages: who is signed in, in which language. */
export const STORES: Readonly<Record<string, object>> = {
	useSession,
	useLocale,
	useScreens,
	useCompanyMenu,
};

/**
 * What all pages of this page work with, and whoever has it may write to (`React.useLayoutEffect = React.useEffect`,
 * an interceptor that each opening of a page adds): kept like the browser's own.
 */
export const SHARED: Readonly<Record<string, object>> = {
	React,
	ReactDOM,
	...STORES,
	Listeners,
	http,
	'http.defaults': defaults,
	'http.defaults.headers': defaults.headers,
	'http.defaults.headers.common': defaults.headers.common,
	'http.interceptors.request': interceptors.request,
	'http.interceptors.response': interceptors.response,
	...handlersOf(interceptors),
};

/** Where the client of HTTP keeps them; its types do not say so. */
function handlersOf({ request, response }: typeof interceptors): Record<string, object> {
	const { handlers: before = [] } = request as { handlers?: object };
	const { handlers: after = [] } = response as { handlers?: object };
	return {
		'http.interceptors.request.handlers': before,
		'http.interceptors.response.handlers': after,
	};
}

const ofReads = queryClient.getDefaultOptions();

/** How long what was read counts as new, how often it is tried: of all pages. */
export function restoreDefaults(remote: string | undefined): void {
	if (queryClient.getDefaultOptions() === ofReads) return;
	queryClient.setDefaultOptions(ofReads);
	noteContained(remote ?? 'a remote', 'queryClient.defaultOptions was changed, and is restored');
}
