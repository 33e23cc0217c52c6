import { serverNow } from '@borlette/shared/api';
import { lastUse, useSession } from '@borlette/shared/session';
import { useEffect, useState } from 'react';
import { type SessionEnd, sessionEndOf } from './sessionEnd.ts';

const LOOK_EVERY_MS = 5_000;

const now = (): SessionEnd | undefined => {
	const { user, idleMs } = useSession.getState();
	if (!user || idleMs === 0) return undefined;
	return sessionEndOf({ idleMs, latest: Date.parse(user.expires_at), used: lastUse() });
};

/** The end of the sign-in once it is near; undefined while it is far, or was put off by a use. */
export function useSessionEnd(): SessionEnd | undefined {
	const status = useSession((session) => session.status);
	const [near, setNear] = useState<SessionEnd>();
	useEffect(
		function watchEnd() {
			if (status !== 'authenticated') return setNear(undefined);
			const look = () => {
				const end = now();
				const isNear = end !== undefined && serverNow() >= end.warnAt;
				// The same end again changes nothing on screen.
				setNear((shown) => (isNear ? (shown?.at === end.at ? shown : end) : undefined));
			};
			look();
			const timer = setInterval(look, LOOK_EVERY_MS);
			return () => clearInterval(timer);
		},
		[status],
	);
	return near;
}
