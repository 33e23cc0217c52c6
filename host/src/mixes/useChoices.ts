import { useEffect, useMemo, useState } from 'react';
import type { JudgedRegistry } from '../federation/registry/judged.ts';
import { mayComeFrom } from './mayMix.ts';
import type { SignedBuild } from './signedBuild.ts';
import { signedBuilds } from './signedBuilds.ts';
import { nameOf } from './wanted.ts';

export interface Choices {
	readonly remote: string;
	/** The channel's own build; null where it has no such remote. */
	readonly own: string | null;
	readonly others: readonly SignedBuild[];
}

const isKilled = (
	{ ref }: SignedBuild,
	kills: readonly { version: string; build: string }[] = [],
): boolean => kills.some((kill) => nameOf(kill) === nameOf(ref));

/** Which builds each remote can be switched to; killed ones are not offered. */
export function useChoices(channel: JudgedRegistry | null): {
	choices: Choices[];
	hasFailed: boolean;
} {
	const [signed, setSigned] = useState<Awaited<ReturnType<typeof signedBuilds>>>();
	const [hasFailed, setFailed] = useState(false);
	useEffect(
		function readChannels() {
			let isWanted = true;
			if (!channel) return;
			signedBuilds(channel).then(
				(found) => isWanted && setSigned(found),
				() => isWanted && setFailed(true),
			);
			return () => {
				isWanted = false;
			};
		},
		[channel],
	);
	const choices = useMemo(() => {
		const offered = (signed?.builds ?? []).filter(
			(build) =>
				!isKilled(build, signed?.killed.get(build.remote)) &&
				build.channels.some(({ name }) => mayComeFrom(name, channel?.channel ?? '')),
		);
		const own = channel?.remotes ?? {};
		const names = new Set([...Object.keys(own), ...offered.map(({ remote }) => remote)]);
		return [...names].sort().map((remote) => {
			const entry = own[remote];
			const name = entry ? nameOf(entry) : null;
			const others = offered.filter(
				(build) => build.remote === remote && nameOf(build.ref) !== name,
			);
			return { remote, own: name, others };
		});
	}, [channel, signed]);
	return { choices, hasFailed };
}
