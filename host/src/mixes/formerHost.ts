import { HOST, HOST_BUILD, hostProblem, placeOfHost } from '@borlette/shared/config/trust/host.mjs';
import type { Grants } from '@borlette/shared/federation';
import { NOTHING } from '@borlette/shared/i18n';
import { hostBuild } from '../federation/registry/hostBuild.ts';
import type { JudgedRegistry } from '../federation/registry/judged.ts';
import { fetchFile, fetchJson } from '../federation/registry/retry.ts';
import { isSealed, RegistryRefused, unseal } from '../federation/registry/trust.ts';
import type { Mixed } from './store.ts';
import { HOSTS_PATH } from './wanted.ts';

type Differs = Pick<Mixed, 'changes' | 'obstacles'>;

/** Who holds the key that signed a host that is kept. @throws where it is not kept, or not believed */
async function signerOf(channel: string, build: string, grants: Grants): Promise<string> {
	if (!HOST_BUILD.test(build)) throw new RegistryRefused(`${build} is no build of a host.`);
	const sealed = await fetchJson(`/${placeOfHost(channel, build)}`, isSealed);
	const host = await unseal(sealed, grants.holders, 'The host');
	const problem = hostProblem(host, grants, sealed.key, { channel, build });
	if (problem) throw new RegistryRefused(`The host is not believed: ${problem}.`);
	return grants.holders.find(({ id }) => id === sealed.key)?.name ?? NOTHING;
}

/** In which host a former revision differs from the channel's of today, or why it opens with today's all the same. */
export async function hostOf(
	{ channel, host: build }: JudgedRegistry,
	today: JudgedRegistry,
	grants: Grants,
): Promise<Differs> {
	if (!build) {
		return { changes: [], obstacles: [{ remote: HOST, build: '', obstacle: 'hostUnknown' }] };
	}
	if (build === hostBuild() && build === today.host) return { changes: [], obstacles: [] };
	try {
		const signedBy = await signerOf(channel, build, grants);
		const change = { remote: HOST, build, instead: today.host ?? null, signedBy };
		return { changes: [change], obstacles: [] };
	} catch (error) {
		console.warn('The host of that revision is not to be had; the one of today opens it.', error);
		return { changes: [], obstacles: [{ remote: HOST, build, obstacle: 'hostGone' }] };
	}
}

/** The one door to `location.replace`, so that tests can watch it. */
export const tab = { open: (address: string) => window.location.replace(address) };

/**
 * Leaves this page for the one of another host, at the same address. The server looks at its signature too, and
 * sends it to pages of ours only.
 * @returns only where it cannot be had
 */
async function openHost(channel: string, build: string): Promise<void> {
	const address = `${HOSTS_PATH}${channel}/${build}`;
	const isThere = await fetchFile(address).then(
		() => true,
		() => false,
	);
	if (!isThere) return;
	const { pathname, search, hash } = window.location;
	tab.open(`${address}#${pathname}${search}${hash}`);
	await new Promise(() => undefined);
}

/**
 * Sees to it that what a tab runs for a tester runs on the host that it names.
 * @param isFirst whether nothing is drawn yet: a page that somebody works with is never left
 */
export async function onItsHost<T extends Mixed>(mixed: T, isFirst: boolean): Promise<T> {
	const wanted = mixed.changes.find(({ remote }) => remote === HOST);
	if (!wanted || wanted.build === hostBuild()) return mixed;
	const { build } = wanted;
	if (isFirst) await openHost(mixed.registry.channel, build);
	return {
		...mixed,
		changes: mixed.changes.filter((change) => change !== wanted),
		obstacles: [...mixed.obstacles, { remote: HOST, build, obstacle: 'hostGone' }],
	};
}
