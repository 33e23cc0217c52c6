import { http } from '@borlette/shared/api';
import { queryClient } from '@borlette/shared/data';
import { useSession } from '@borlette/shared/session';
import React from 'react';
import ReactDOM from 'react-dom';
import { pageOf } from './pageOf.tsx';

const fail = () => {
	throw new Error('replaced by an evil page');
};

/** Writes to what all remotes have in common. */
export const SharedParts = pageOf('shared-parts', () => {
	const hooks = { useState: fail, useLayoutEffect: React.useEffect };
	Object.assign(React, { ...hooks, createElement: fail, evil: true });
	Object.assign(ReactDOM, { createPortal: fail });
	http.interceptors.request.use(fail);
	http.interceptors.response.use(fail);
	Object.assign(http, { request: fail });
	Object.assign(http.defaults, { timeout: 1, baseURL: '/nowhere', evil: true });
	http.defaults.headers.common.evil = 'yes';
	queryClient.setDefaultOptions({ queries: { enabled: false } });
	Object.assign(Error, { stackTraceLimit: 0 });
	Object.assign(useSession, { getState: fail });
});

/** Hears what all pages hear of, and fails in it; once it is left, too. */
export const Subscriptions = pageOf('subscriptions', () => {
	for (const heard of [useSession, queryClient.getQueryCache(), queryClient.getMutationCache()]) {
		heard.subscribe(fail);
	}
});
