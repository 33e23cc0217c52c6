/** Files that a remote's build takes along: styles, and pictures and fonts as their address. */
declare module '*.css';

declare module '*.svg' {
	const address: string;
	// biome-ignore lint/style/noDefaultExport: so the bundler gives it.
	export default address;
}
declare module '*.png' {
	const address: string;
	// biome-ignore lint/style/noDefaultExport: so the bundler gives it.
	export default address;
}
declare module '*.webp' {
	const address: string;
	// biome-ignore lint/style/noDefaultExport: so the bundler gives it.
	export default address;
}
declare module '*.woff2' {
	const address: string;
	// biome-ignore lint/style/noDefaultExport: so the bundler gives it.
	export default address;
}
declare module '*.ttf' {
	const address: string;
	// biome-ignore lint/style/noDefaultExport: so the bundler gives it.
	export default address;
}
