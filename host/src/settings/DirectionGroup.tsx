import { FormattedMessage } from '@borlette/shared/i18n';
import { LeftToRightIcon, RightToLeftIcon, SimpleGrid, useSettings } from '@borlette/shared/ui';
import { SettingGroup } from './SettingGroup.tsx';
import { messages } from './settings.messages.ts';
import { Tile } from './Tile.tsx';

const DIRECTIONS = [
	{ direction: 'ltr', Icon: LeftToRightIcon },
	{ direction: 'rtl', Icon: RightToLeftIcon },
] as const;

export function DirectionGroup() {
	const { themeDirection, change } = useSettings();
	return (
		<SettingGroup title={messages.direction}>
			<SimpleGrid columns={2} gap="3">
				{DIRECTIONS.map(({ direction, Icon }) => (
					<Tile
						key={direction}
						isPressed={themeDirection === direction}
						onPress={() => change({ themeDirection: direction })}
					>
						<Icon aria-hidden />
						<FormattedMessage {...messages[direction]} />
					</Tile>
				))}
			</SimpleGrid>
		</SettingGroup>
	);
}
