import { useSession } from '@borlette/shared/session';
import { later } from '@borlette/shared/ui';
import { mayMix } from './mayMix.ts';
import { useMix } from './store.ts';

const TesterPanel = later(async () => (await import('./TesterPanel.tsx')).TesterPanel);

/** The tester's panel, where there is one for this person; nobody else downloads it. */
export function TesterSection() {
	const channel = useMix((state) => state.channel?.channel);
	const person = useSession(({ user }) => user);
	if (!channel || !mayMix(channel, person)) return null;
	return <TesterPanel />;
}
