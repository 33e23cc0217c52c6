import { useServerAway } from '@borlette/shared/data';
import { defineTexts, FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { useRegistry } from '../registry/store.ts';
import { Note } from './Note.tsx';

const messages = defineTexts('registry.kept', {
	unreachable:
		'La liste des pages est hors de portée : la dernière qui a été vérifiée (révision {revision, number}) est utilisée.',
	refused:
		'Une liste des pages qui n’est pas signée par une clé de confiance a été refusée : la dernière qui a été vérifiée (révision {revision, number}) est utilisée.',
	damaged:
		'La liste des pages est endommagée : la dernière qui a été vérifiée (révision {revision, number}) est utilisée.',
	older:
		'Une liste des pages plus ancienne a été refusée : la dernière qui a été vérifiée (révision {revision, number}) est utilisée.',
});

const expiryMessages = defineTexts('registry.expiry', {
	near: 'La liste des pages (révision {revision, number}) expire le {day} : faites-la renouveler par qui publie les pages.',
	past: 'La liste des pages (révision {revision, number}) n’a pas été renouvelée depuis le {day} : prévenez le support. Vous pouvez continuer à travailler.',
});

/** Tells that the pages are those of the last verified registry, and why. */
export function RegistryNote() {
	const { registry, kept } = useRegistry();
	const isAway = useServerAway();
	if (!registry) return null;
	// Without a network that is said already, and of everything.
	const isSaid = isAway && kept === 'unreachable';
	return (
		<>
			{kept && !isSaid && (
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
	const { date, dayLong } = useFormats();
	const isProvider = useSession(({ user }) => user?.role === 'superuser');
	if (!registry || !expiry || (expiry === 'near' && !isProvider)) return null;
	const { revision, expires } = registry;
	return (
		<Note isWarning={expiry !== 'near'}>
			<FormattedMessage
				{...expiryMessages[expiry === 'near' ? 'near' : 'past']}
				values={{ revision, day: dayLong(date(expires)) }}
			/>
		</Note>
	);
}
