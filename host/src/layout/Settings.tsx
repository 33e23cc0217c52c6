import { ReleasePanel } from '../federation/notes/ReleasePanel.tsx';
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
					<ReleasePanel />
					<TesterSection />
				</>
			}
		/>
	);
}
