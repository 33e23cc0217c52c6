import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import type { Fiche } from '@borlette/shared/contract/fiche';
import { act, renderHook, waitFor } from '@borlette/shared/testing';
import type { PropsWithChildren } from 'react';
import { Kept } from '../outbox/kept.ts';
import { type Till, TillProvider } from '../useTill.ts';
import { useKnownFiche } from './useKnownFiche.ts';

Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });

const REF = '7K3F9QXM2B4D';
const SECRET = Buffer.alloc(32, 7).toString('base64');

function known(kept: Kept, learnt?: Fiche) {
	const Around = ({ children }: PropsWithChildren) => (
		<TillProvider value={{ kept } as Till}>{children}</TillProvider>
	);
	return renderHook(() => useKnownFiche(REF, learnt), { wrapper: Around }).result;
}

test('what the server says stays known where it answers before what is kept here was read; the next look recalls it', async () => {
	const kept = await Kept.open('person.company', SECRET);
	let answer: (nothing: undefined) => void = () => undefined;
	const slow = new Promise<undefined>((resolve) => {
		answer = resolve;
	});
	jest.spyOn(kept, 'read').mockReturnValueOnce(slow);
	const fiche = { ref_code: REF, status: 'sold' } as Fiche;
	const first = known(kept, fiche);
	expect(first.current).toMatchObject({ fiche });
	await act(async () => answer(undefined));
	expect(first.current).toMatchObject({ fiche });
	await waitFor(async () => expect(await kept.read('fiches')).toHaveLength(1));
	const later = known(kept);
	await waitFor(() => expect(later.current).toMatchObject({ fiche }));
});
