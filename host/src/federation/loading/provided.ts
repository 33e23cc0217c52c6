import * as api from '@borlette/shared/api';
import * as contract from '@borlette/shared/contract';
import * as data from '@borlette/shared/data';
import * as federation from '@borlette/shared/federation';
import * as i18n from '@borlette/shared/i18n';
import * as router from '@borlette/shared/router';
import * as screens from '@borlette/shared/screens';
import * as session from '@borlette/shared/session';
import * as ui from '@borlette/shared/ui';
import type { init } from '@module-federation/enhanced/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** Names and versions stand once, for the builds of remotes too (shared/config/webpack/singletons.mjs). */
declare const __PROVIDED_VERSIONS__: Readonly<Record<string, string>>;

/** Shared modules that every remote needs: they are loaded before any code of a remote runs. */
const HERE: Readonly<Record<string, unknown>> = {
	react,
	'react/jsx-runtime': jsxRuntime,
	'react-dom': reactDom,
	'react-dom/client': reactDomClient,
	'@borlette/shared/api': api,
	'@borlette/shared/contract': contract,
	'@borlette/shared/data': data,
	'@borlette/shared/federation': federation,
	'@borlette/shared/i18n': i18n,
	'@borlette/shared/router': router,
	'@borlette/shared/screens': screens,
	'@borlette/shared/session': session,
	'@borlette/shared/ui': ui,
};

/** Shared modules that are loaded when the first remote needs them; `ahead.ts` prefetches them by the names of their chunks. */
const LATER: Readonly<Record<string, () => Promise<unknown>>> = {
	'@borlette/shared/cards': () => import(/* webpackChunkName: "cards" */ '@borlette/shared/cards'),
	'@borlette/shared/form': () => import(/* webpackChunkName: "form" */ '@borlette/shared/form'),
	'@borlette/shared/resource': () =>
		import(/* webpackChunkName: "kit" */ '@borlette/shared/resource'),
	'@borlette/shared/second-step': () =>
		import(/* webpackChunkName: "second-step" */ '@borlette/shared/second-step'),
	'@borlette/shared/table': () => import(/* webpackChunkName: "kit" */ '@borlette/shared/table'),
	'@borlette/shared/ticket': () =>
		import(/* webpackChunkName: "ticket" */ '@borlette/shared/ticket'),
	'@borlette/shared/todo': () => import(/* webpackChunkName: "todo" */ '@borlette/shared/todo'),
	'@borlette/shared/what-if': () =>
		import(/* webpackChunkName: "what-if" */ '@borlette/shared/what-if'),
};

const configOf = (name: string) => {
	const version = __PROVIDED_VERSIONS__[name] as string;
	return { version, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
};

/** What the page holds once, for the host and every remote (decision 0003). */
export const provided: NonNullable<Parameters<typeof init>[0]['shared']> = Object.fromEntries([
	...Object.entries(HERE).map(([name, lib]) => [name, { ...configOf(name), lib: () => lib }]),
	...Object.entries(LATER).map(([name, load]) => [
		name,
		{
			...configOf(name),
			async get() {
				const door = await load();
				return () => door;
			},
		},
	]),
]);
