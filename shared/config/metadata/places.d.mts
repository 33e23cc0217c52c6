interface Placed {
	readonly name: string;
	readonly routes: readonly { readonly id: string; readonly path: string }[];
	readonly redirects?: Readonly<Record<string, string>> | undefined;
}
export interface Place {
	readonly remote: string;
	readonly path: string;
	/** Of a page: the very object that was given. */
	readonly route?: { readonly id: string };
	/** Of a redirect. */
	readonly to?: string;
}
export const UNAVAILABLE: string;
export function clashesOf(manifests: readonly Placed[]): (Place & { readonly rival?: Place })[];
