import { defineMessages, FormattedMessage } from '@borlette/shared/i18n';
import { Box, InfoIcon } from '@borlette/shared/ui';
import { useRegistry } from './store.ts';

const messages = defineMessages({
	unreachable: {
		id: 'registry.kept.unreachable',
		defaultMessage:
			'La liste des pages est hors de portée : la dernière qui a été vérifiée (révision {revision, number}) est utilisée.',
		description: 'Note above every page while the list of remotes cannot be fetched',
	},
	older: {
		id: 'registry.kept.older',
		defaultMessage:
			'Une liste des pages plus ancienne a été refusée : la dernière qui a été vérifiée (révision {revision, number}) est utilisée.',
		description: 'Note above every page when the server answers an old list of remotes',
	},
});

/** Tells that the pages are those of the last verified registry, and why. */
export function RegistryNote() {
	const { registry, kept } = useRegistry();
	if (!registry || !kept) return null;
	return (
		<Box
			role="note"
			display="flex"
			gap="2"
			px={{ base: '4', sm: '6' }}
			py="2"
			bg="bg.warning"
			color="fg.warning"
			textStyle="xs"
		>
			<InfoIcon size={18} aria-hidden style={{ flexShrink: 0 }} />
			<FormattedMessage {...messages[kept]} values={{ revision: registry.revision }} />
		</Box>
	);
}
