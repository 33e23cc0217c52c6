import { later } from '@borlette/shared/ui';
import { useMix } from './store.ts';
import { isVisit } from './wanted.ts';

const MixBanner = later(async () => (await import('./MixBanner.tsx')).MixBanner);
const MixQuestion = later(async () => (await import('./MixQuestion.tsx')).MixQuestion);

/** The banner of a tester's mix, and the question of a link; nobody else downloads them. */
export function MixNotice() {
	const isMixed = useMix(
		({ changes, obstacles, past }) => changes.length + obstacles.length > 0 || past !== undefined,
	);
	const isAsked = useMix(({ asked }) => isVisit(asked));
	return (
		<>
			{isMixed && <MixBanner />}
			{isAsked && <MixQuestion />}
		</>
	);
}
