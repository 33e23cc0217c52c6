import { useCan, useSession } from '@borlette/shared/session';
import { AppState } from '../federation/notes/AppState.tsx';
import { ReleasePanel } from '../federation/notes/ReleasePanel.tsx';
import { useRegistry } from '../federation/registry/store.ts';
import { mayMix } from '../mixes/mayMix.ts';
import { TesterSection } from '../mixes/TesterSection.tsx';
import { NotificationGroup } from '../push/NotificationGroup.tsx';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';

/** The settings, with this browser's notifications, what runs here and a tester's panel below them. */
export function Settings(props: { isOpen: boolean; onClose: () => void }) {
	return (
		<SettingsPanel
			{...props}
			more={
				<>
					<NotificationGroup />
					<WhatRuns />
					<TesterSection />
				</>
			}
		/>
	);
}

/** Channels and builds are the affair of who releases and tests them; who works here is told whether all is well. */
function WhatRuns() {
	const channel = useRegistry(({ registry }) => registry?.channel);
	const isTester = useSession(({ user }) => channel !== undefined && mayMix(channel, user));
	return useCan('view_release') || isTester ? <ReleasePanel /> : <AppState />;
}
