import { anEntry } from './registry.ts';

/**
 * Runs `source`, an object literal, as code of a remote's build: what its functions do counts as the remote's.
 * @returns the object; `Code` is its type, which nobody checks
 */
export async function codeOfRemote<Code>(remote: string, source: string): Promise<Code> {
	// Not before a test has put in the browser's place what it wants there: the guards remember what they find.
	const { allowBuild } = await import('../federation/integrity/integrity.ts');
	// jsdom gives scripts in the page the page's address: the build is in its folder.
	allowBuild(anEntry({ url: '/', manifest: { name: remote, assets: {} } }));
	const script = document.createElement('script');
	script.textContent = `window.codeOfRemote = ${source};`;
	document.body.append(script);
	// The script has just put it there, where no type tells of it.
	return (window as unknown as { codeOfRemote: Code }).codeOfRemote;
}
