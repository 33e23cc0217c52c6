/** `1.0.0-3fa9c1…`, as the build wrote it into the page; in development there is none. */
export const hostBuild = (): string =>
	document.querySelector<HTMLMetaElement>('meta[name="borlette-host"]')?.content ?? 'development';
