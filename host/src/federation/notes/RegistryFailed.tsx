import { defineMessages, FormattedMessage } from '@borlette/shared/i18n';
import { ErrorState } from '@borlette/shared/ui';
import { use } from 'react';
import { RegistryDamaged } from '../registry/judged.ts';
import { useRegistry } from '../registry/store.ts';
import { RegistryOfBefore, RegistryRefused } from '../registry/trust.ts';
import { FailureAction } from './failureAction.ts';

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
	damagedText: {
		id: 'registry.damaged.text',
		defaultMessage: 'Leur liste est endommagée. Prévenez le support, puis réessayez.',
		description: 'What to do when the list of remotes is signed but not in order',
	},
	ofBeforeText: {
		id: 'registry.of_before.text',
		defaultMessage:
			'Leur liste est d’une version précédente du produit. Prévenez le support : il faut la reprendre.',
		description: 'What to do when the list of remotes is of a version with one key for everything',
	},
	refusedTitle: {
		id: 'registry.refused.title',
		defaultMessage: 'Les pages de l’application ont été refusées par sécurité',
		description: 'Title when the list of remotes is not signed by whom the host trusts',
	},
	refusedText: {
		id: 'registry.refused.text',
		defaultMessage:
			'Leur liste n’est pas signée par une clé de confiance. Prévenez le support ; rien n’a été exécuté.',
		description: 'What to do when the list of remotes is not signed by whom the host trusts',
	},
});

function textOf(failure: unknown) {
	if (failure instanceof RegistryRefused) return messages.refusedText;
	if (failure instanceof RegistryOfBefore) return messages.ofBeforeText;
	return failure instanceof RegistryDamaged ? messages.damagedText : messages.text;
}

/** In place of every dashboard page while there is no registry that may be believed. */
export function RegistryFailed() {
	const { failure, load } = useRegistry();
	const Action = use(FailureAction);
	const isRefused = failure instanceof RegistryRefused;
	return (
		<ErrorState
			title={<FormattedMessage {...(isRefused ? messages.refusedTitle : messages.title)} />}
			text={<FormattedMessage {...textOf(failure)} />}
			details={failure instanceof Error ? failure.message : String(failure)}
			onRetry={() => void load()}
			action={<Action error={failure} />}
		/>
	);
}
