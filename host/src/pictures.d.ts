/** The address of a picture in the build. */
declare module '*.webp' {
	const address: string;
	// biome-ignore lint/style/noDefaultExport: so the bundler gives it.
	export default address;
}
