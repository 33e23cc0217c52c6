import { FormattedMessage } from '@borlette/shared/i18n';
import { DarkIcon, LightIcon, SimpleGrid, useSettings } from '@borlette/shared/ui';
import { SettingGroup } from './SettingGroup.tsx';
import { messages } from './settings.messages.ts';
import { Tile } from './Tile.tsx';

const MODES = [
	{ mode: 'light', Icon: LightIcon },
	{ mode: 'dark', Icon: DarkIcon },
] as const;

export function ModeGroup() {
	const { themeMode, change } = useSettings();
	return (
		<SettingGroup title={messages.mode}>
			<SimpleGrid columns={2} gap="3">
				{MODES.map(({ mode, Icon }) => (
					<Tile
						key={mode}
						isPressed={themeMode === mode}
						onPress={() => change({ themeMode: mode })}
					>
						<Icon aria-hidden />
						<FormattedMessage {...messages[mode]} />
					</Tile>
				))}
			</SimpleGrid>
		</SettingGroup>
	);
}
