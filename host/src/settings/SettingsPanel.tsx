import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import {
	Button,
	CloseButton,
	Drawer,
	Portal,
	ResetIcon,
	Switch,
	useSettings,
} from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { ColourGroup } from './ColourGroup.tsx';
import { DirectionGroup } from './DirectionGroup.tsx';
import { FullscreenButton } from './FullscreenButton.tsx';
import { ModeGroup } from './ModeGroup.tsx';
import { SettingGroup } from './SettingGroup.tsx';
import { messages } from './settings.messages.ts';

interface Props {
	isOpen: boolean;
	onClose: () => void;
	/** Below the settings: the place of a tester's panel. */
	more?: ReactNode;
}

/** How the application looks to this person, in this browser. */
export function SettingsPanel({ isOpen, onClose, more }: Props) {
	const { formatMessage } = useIntl();
	const { themeStretch, change, reset } = useSettings();
	return (
		<Drawer.Root
			open={isOpen}
			lazyMount
			unmountOnExit
			onOpenChange={({ open }) => !open && onClose()}
		>
			<Portal>
				<Drawer.Backdrop />
				<Drawer.Positioner>
					<Drawer.Content>
						<Drawer.Header pe="14">
							<Drawer.Title>
								<FormattedMessage {...messages.title} />
							</Drawer.Title>
							<Button size="xs" variant="ghost" colorPalette="gray" onClick={reset}>
								<ResetIcon aria-hidden />
								<FormattedMessage {...messages.reset} />
							</Button>
						</Drawer.Header>
						<Drawer.Body display="grid" alignContent="start" gap="7" pb="8">
							<ModeGroup />
							<ColourGroup />
							<DirectionGroup />
							<SettingGroup title={messages.display}>
								<Switch.Root
									display="flex"
									justifyContent="space-between"
									checked={themeStretch}
									onCheckedChange={({ checked }) => change({ themeStretch: checked })}
								>
									<Switch.Label fontWeight="normal">
										<FormattedMessage {...messages.stretch} />
									</Switch.Label>
									<Switch.HiddenInput />
									<Switch.Control>
										<Switch.Thumb />
									</Switch.Control>
								</Switch.Root>
								<FullscreenButton />
							</SettingGroup>
							{more}
						</Drawer.Body>
						<Drawer.CloseTrigger asChild>
							<CloseButton
								size="sm"
								colorPalette="gray"
								top="4"
								aria-label={formatMessage(messages.close)}
							/>
						</Drawer.CloseTrigger>
					</Drawer.Content>
				</Drawer.Positioner>
			</Portal>
		</Drawer.Root>
	);
}
