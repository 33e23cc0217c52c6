/** After the page has been read these empty it, for everybody, and nothing brings it back. */
const EMPTYING = ['open', 'write', 'writeln'] as const;

/** Keeps code of a remote from emptying the document: it fails in its own place instead. */
export function keepDocument(): void {
	for (const name of EMPTYING) {
		const refuse = () => {
			throw new Error(`document.${name} would empty the page that all share.`);
		};
		Object.defineProperty(document, name, { value: refuse, configurable: true, writable: true });
	}
}
