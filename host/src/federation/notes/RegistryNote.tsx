import { defineMessages, FormattedMessage } from '@borlette/shared/i18n';
import { useRegistry } from '../registry/store.ts';
import { Note } from './Note.tsx';

const messages = defineMessages({
	unreachable: {
		id: 'registry.kept.unreachable',
		defaultMessage:
			'La liste des pages est hors de portée : la dernière qui a été vérifiée (révision {revision, number}) est utilisée.',
		description: 'Note above every page while the list of remotes cannot be fetched',
	},
	refused: {
		id: 'registry.kept.refused',
		defaultMessage:
			'Une liste des pages qui n’est pas signée par une clé de confiance a été refusée : la dernière qui a été vérifiée (révision {revision, number}) est utilisée.',
		description:
			'Note above every page when a list of remotes with a wrong signature came meanwhile',
	},
	damaged: {
		id: 'registry.kept.damaged',
		defaultMessage:
			'La liste des pages est endommagée : la dernière qui a été vérifiée (révision {revision, number}) est utilisée.',
		description: 'Note above every page when the list of remotes is signed but not in order',
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
		<Note isWarning>
			<FormattedMessage {...messages[kept]} values={{ revision: registry.revision }} />
		</Note>
	);
}
