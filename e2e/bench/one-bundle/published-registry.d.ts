declare module 'published-registry' {
	const registry: import('@borlette/shared/federation').Registry;
	export default registry;
}
