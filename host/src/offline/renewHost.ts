import { isServerAway, onReach } from '@borlette/shared/api';
import { reloadOnce } from '../federation/loading/reload.ts';
import { hostBuild } from '../federation/registry/hostBuild.ts';
import { fetchFile } from '../federation/registry/retry.ts';

/** The host's build that the server has now. */
async function buildNow(): Promise<string | undefined> {
	const answer = await fetchFile('/', { cache: 'no-cache' });
	return /<meta name="borlette-host" content="([^"]*)"/.exec(await answer.text())?.[1];
}

/**
 * A page that came without a network is the one of the last visit. As soon as the server answers, its own is looked at,
 * and where that is another host the page starts again with it, if nothing is lost by that.
 */
export function renewHost(): void {
	if (!document.querySelector('meta[name="borlette-kept"]')) return;
	const look = async () => {
		if (isServerAway()) return;
		const build = await buildNow().catch(() => undefined);
		if (!build) return;
		leave();
		if (build !== hostBuild()) reloadOnce(`host ${build}`);
	};
	const leave = onReach(() => void look());
	void look();
}
