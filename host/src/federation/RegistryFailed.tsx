import { defineMessages, FormattedMessage } from '@borlette/shared/i18n';
import { ErrorState } from '@borlette/shared/ui';
import { useRegistry } from './store.ts';

const messages = defineMessages({
	title: {
		id: 'registry.failed.title',
		defaultMessage: 'Les pages de l’application n’ont pas pu être trouvées',
		description: 'Title when the list of remotes is out of reach',
	},
	text: {
		id: 'registry.failed.text',
		defaultMessage:
			'Vérifiez la connexion puis réessayez ; rien de ce que vous avez enregistré n’est perdu.',
		description: 'What to do when the list of remotes is out of reach',
	},
});

/** In place of every dashboard page while there is no registry, not even one kept from before. */
export function RegistryFailed() {
	const { failure, load } = useRegistry();
	return (
		<ErrorState
			title={<FormattedMessage {...messages.title} />}
			text={<FormattedMessage {...messages.text} />}
			details={failure instanceof Error ? failure.message : String(failure)}
			onRetry={() => void load()}
		/>
	);
}
