import { serverNow } from '@borlette/shared/api';
import type { Fiche } from '@borlette/shared/contract/fiche';
import { useEffect, useState } from 'react';
import { useOpenTill } from '../useTill.ts';

interface KnownFiche {
	fiche: Fiche;
	/** When it was read from the server. */
	at: string;
}

const FICHES = 'fiches';
/** The newest that are kept; who checks more in a day has the network to do so. */
const MOST = 200;

/** What this device knew last of a fiche, and keeps of what it learns. */
export function useKnownFiche(refCode: string, learnt: Fiche | undefined): KnownFiche | undefined {
	const { kept } = useOpenTill();
	// Apart: what is kept can take longer to be read than the server to answer.
	const [recalled, setRecalled] = useState<KnownFiche>();
	const [told, setTold] = useState<KnownFiche>();
	useEffect(
		function recall() {
			let isGone = false;
			const named = (all: KnownFiche[] = []) => all.find(({ fiche }) => fiche.ref_code === refCode);
			kept.read<KnownFiche[]>(FICHES).then((all) => {
				if (!isGone) setRecalled(named(all));
			}, console.warn);
			return () => {
				isGone = true;
			};
		},
		[kept, refCode],
	);
	useEffect(
		function keepLearnt() {
			if (!learnt) return;
			const now = { fiche: learnt, at: new Date(serverNow()).toISOString() };
			const write = async () => {
				const all = (await kept.read<KnownFiche[]>(FICHES)) ?? [];
				const others = all.filter(({ fiche }) => fiche.ref_code !== learnt.ref_code);
				await kept.write(FICHES, [now, ...others].slice(0, MOST));
			};
			write().catch(console.warn);
			setTold(now);
		},
		[kept, learnt],
	);
	return told ?? recalled;
}
