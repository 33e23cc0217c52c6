import { defineMessages, FormattedMessage } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
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

const expiryMessages = defineMessages({
	near: {
		id: 'registry.expiry.near',
		defaultMessage:
			'La liste des pages (révision {revision, number}) expire le {day, date, long} : faites-la renouveler par qui publie les pages.',
		description: 'Note for the provider: the signed list of remotes should be renewed soon',
	},
	past: {
		id: 'registry.expiry.past',
		defaultMessage:
			'La liste des pages (révision {revision, number}) n’a pas été renouvelée depuis le {day, date, long} : prévenez le support. Vous pouvez continuer à travailler.',
		description: 'Note above every page: the signed list of remotes should have been renewed',
	},
});

/** Tells that the pages are those of the last verified registry, and why. */
export function RegistryNote() {
	const { registry, kept } = useRegistry();
	if (!registry) return null;
	return (
		<>
			{kept && (
				<Note isWarning>
					<FormattedMessage {...messages[kept]} values={{ revision: registry.revision }} />
				</Note>
			)}
			<ExpiryNote />
		</>
	);
}

/** In time to whoever can do something about it; when it is late to everybody. */
function ExpiryNote() {
	const { registry, expiry } = useRegistry();
	const isProvider = useSession(({ user }) => user?.role === 'superuser');
	if (!registry || !expiry || (expiry === 'near' && !isProvider)) return null;
	const { revision, expires } = registry;
	return (
		<Note isWarning={expiry !== 'near'}>
			<FormattedMessage
				{...expiryMessages[expiry === 'near' ? 'near' : 'past']}
				values={{ revision, day: new Date(expires) }}
			/>
		</Note>
	);
}
