/** Written by the host's build (shared/config/webpack/host-facts.mjs). */
declare module 'host-offer' {
	const offer: import('@borlette/shared/federation').HostOffer;
	// biome-ignore lint/style/noDefaultExport: so the bundler gives it.
	export default offer;
}
declare module 'host-shapes' {
	const shapes: import('@borlette/shared/federation').PartShapes;
	// biome-ignore lint/style/noDefaultExport: so the bundler gives it.
	export default shapes;
}
declare module 'host-uses' {
	const uses: import('@borlette/shared/federation').HostUses;
	// biome-ignore lint/style/noDefaultExport: so the bundler gives it.
	export default uses;
}
declare module 'texts/*' {
	const texts: import('@borlette/shared/i18n').Messages;
	// biome-ignore lint/style/noDefaultExport: so the bundler gives it.
	export default texts;
}
