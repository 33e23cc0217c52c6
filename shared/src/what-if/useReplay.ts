import { useState } from 'react';
import type { BodyOf } from '../contract/index.ts';
import { whatIfApi } from '../contract/what-if.ts';
import { useWrite } from '../data/index.ts';

/** A prime or a limit as it would be saved. */
export type WhatIfRequest = BodyOf<typeof whatIfApi.replay>;

/** Replays what is asked for when told to; `isStale`: the answer is to an earlier question. */
export function useReplay(request: WhatIfRequest | undefined) {
	const { mutate, data, error, isPending } = useWrite(whatIfApi.replay);
	const [asked, setAsked] = useState('');
	const question = request ? JSON.stringify(request) : '';
	return {
		answer: data,
		error,
		isPending,
		isStale: data !== undefined && asked !== question,
		replay() {
			if (!request) return;
			setAsked(question);
			mutate({ body: request });
		},
	};
}
