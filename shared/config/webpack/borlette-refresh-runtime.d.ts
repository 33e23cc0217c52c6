/** What react-refresh runs in a page, by the name that hot-reload.mjs gives it: not resolved from a remote's folder. */
declare module 'borlette-refresh-runtime' {
	const runtime: unknown;
	export = runtime;
}
