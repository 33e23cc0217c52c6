import { configApi } from '@borlette/shared/contract/config';
import { useRead } from '@borlette/shared/data';
import { useLocation } from '@borlette/shared/router';
import { storage } from '@borlette/shared/session';
import { useEffect, useState } from 'react';
import { type Checked, checkProof } from './proof.ts';

const STORED = 'ticketKeys';

const remembered = (): string[] => (storage.get(STORED) ?? '').split(' ').filter(Boolean);

/** Public keys of our tickets: the API's, or while it does not answer those of the last time. */
function useTicketKeys() {
	const { data, fetchStatus } = useRead(
		configApi.read,
		{},
		{ staleTime: Number.POSITIVE_INFINITY },
	);
	const given = data?.ticket_keys;
	useEffect(
		function remember() {
			if (given?.length) storage.set(STORED, given.join(' '));
		},
		[given],
	);
	return { keys: given ?? remembered(), isAsking: !data && fetchStatus === 'fetching' };
}

/** What the signed part of the address says of the ticket. null: it has none; undefined: not yet known. */
export function useTicketProof(refCode: string): Checked | null | undefined {
	const proof = new URLSearchParams(useLocation().hash.slice(1)).get('p');
	const { keys, isAsking } = useTicketKeys();
	const [answer, setAnswer] = useState<{ to: string; checked: Checked }>();
	const question = [refCode, proof, ...keys].join(' ');
	useEffect(
		function check() {
			const [, , ...known] = question.split(' ');
			let isLeft = false;
			if (proof !== null)
				void checkProof(proof, refCode, known).then((checked) => {
					if (!isLeft) setAnswer({ to: question, checked });
				});
			return () => {
				isLeft = true;
			};
		},
		[question, proof, refCode],
	);
	if (proof === null) return null;
	if (answer?.to !== question) return undefined;
	// A key that this browser has not seen yet may be under way.
	return isAsking && answer.checked.is !== 'genuine' ? undefined : answer.checked;
}
