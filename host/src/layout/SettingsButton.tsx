import { useIntl } from '@borlette/shared/i18n';
import { IconButton, SettingsIcon, Spinner, useOpenedPart } from '@borlette/shared/ui';
import { useCallback, useState } from 'react';
import { messages } from './layout.messages.ts';

const load = async () => (await import('./Settings.tsx')).Settings;
const fetchAhead = () => void load().catch(() => undefined);

/** Opens the settings; their code comes when somebody is about to. */
export function SettingsButton() {
	const { formatMessage } = useIntl();
	const [isOpen, setOpen] = useState(false);
	const close = useCallback(() => setOpen(false), []);
	const Settings = useOpenedPart(load, isOpen, close);
	return (
		<>
			<IconButton
				variant="ghost"
				colorPalette="gray"
				aria-label={formatMessage(messages.settings)}
				// Not `loading`, which disables it: who came by keyboard would stand nowhere once the panel is closed.
				aria-busy={isOpen && !Settings}
				onPointerEnter={fetchAhead}
				onFocus={fetchAhead}
				onClick={() => setOpen(true)}
			>
				{isOpen && !Settings ? <Spinner size="sm" /> : <SettingsIcon aria-hidden />}
			</IconButton>
			{Settings && <Settings isOpen={isOpen} onClose={close} />}
		</>
	);
}
