/**
 * How a note reads in a package's CHANGELOG.md: its own words. Who else was rebuilt with it is said
 * nowhere, because all packages have one version.
 * @type {Record<string, (change: { summary: string }) => Promise<string>>}
 */
const writer = {
	getReleaseLine: async ({ summary }) => `- ${summary.trim().replaceAll('\n', '\n  ')}`,
	getDependencyReleaseLine: async () => '',
};
export default writer;
