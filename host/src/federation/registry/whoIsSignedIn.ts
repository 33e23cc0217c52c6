import type { Session } from '@borlette/shared/contract/auth';
import { useSession } from '@borlette/shared/session';

/** Resolves when it is known who is signed in; null: nobody. */
export function whoIsSignedIn(): Promise<Session | null> {
	const { status, user } = useSession.getState();
	if (status !== 'uninitialised') return Promise.resolve(user);
	return new Promise((resolve) => {
		const forget = useSession.subscribe((state) => {
			if (state.status === 'uninitialised') return;
			forget();
			resolve(state.user);
		});
	});
}
