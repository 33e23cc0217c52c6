/**
 * Doors that only remotes use. The host provides a shared module only when its own build names it,
 * so they are named here; nothing loads them before the first remote that asks.
 * @public
 */
export const laterDoors = {
	form: () => import('@borlette/shared/form'),
	resource: () => import('@borlette/shared/resource'),
	table: () => import('@borlette/shared/table'),
	whatIf: () => import('@borlette/shared/what-if'),
};
