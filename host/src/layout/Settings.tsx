import { ReleasePanel } from '../federation/notes/ReleasePanel.tsx';
import { TesterSection } from '../mixes/TesterSection.tsx';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';

/** The settings, with what runs here and a tester's panel below them. */
export function Settings(props: { isOpen: boolean; onClose: () => void }) {
	return (
		<SettingsPanel
			{...props}
			more={
				<>
					<ReleasePanel />
					<TesterSection />
				</>
			}
		/>
	);
}
