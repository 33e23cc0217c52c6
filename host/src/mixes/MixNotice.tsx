import { lazy, Suspense } from 'react';
import { useMix } from './store.ts';

const MixBanner = lazy(async () => ({ default: (await import('./MixBanner.tsx')).MixBanner }));

/** The banner of a tester's mix; nobody else downloads it. */
export function MixNotice() {
	const isMixed = useMix(({ changes, obstacles }) => changes.length + obstacles.length > 0);
	return isMixed ? (
		<Suspense fallback={null}>
			<MixBanner />
		</Suspense>
	) : null;
}
