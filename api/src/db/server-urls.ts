const SEVERAL = /^(postgres(?:ql)?:\/\/(?:[^/@]*@)?)([^/]+)(\/.*)$/;

/** A URL for each server that one names: `postgres://role@db1:5432,db2:5432/borlette`, as libpq reads it. */
export function urlsOf(url: string): string[] {
	const [, before, hosts = '', after] = SEVERAL.exec(url) ?? [];
	if (!hosts.includes(',')) return [url];
	return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** For people: where a server is, without who comes. */
export const addressOf = (url: string): string => new URL(url).host;
