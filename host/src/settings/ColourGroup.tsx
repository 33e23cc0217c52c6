import { FormattedMessage, words } from '@borlette/shared/i18n';
import { Box, BRAND, SimpleGrid, THEME_COLOURS, useSettings } from '@borlette/shared/ui';
import { SettingGroup } from './SettingGroup.tsx';
import { messages } from './settings.messages.ts';
import { Tile } from './Tile.tsx';

export function ColourGroup() {
	const { themeColor, themeMode, change } = useSettings();
	return (
		<SettingGroup title={words.colour}>
			<SimpleGrid columns={3} gap="3">
				{THEME_COLOURS.map((colour) => (
					<Tile
						key={colour}
						isPressed={themeColor === colour}
						onPress={() => change({ themeColor: colour })}
					>
						<Box
							aria-hidden
							boxSize="6"
							borderRadius="full"
							style={{ background: BRAND[colour][themeMode].solid }}
						/>
						<FormattedMessage {...messages[colour]} />
					</Tile>
				))}
			</SimpleGrid>
		</SettingGroup>
	);
}
