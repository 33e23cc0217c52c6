import { defineTexts, FormattedMessage } from '@borlette/shared/i18n';
import { ErrorState } from '@borlette/shared/ui';
import { use } from 'react';
import { RegistryDamaged } from '../registry/judged.ts';
import { useRegistry } from '../registry/store.ts';
import { RegistryOfBefore, RegistryRefused } from '../registry/trust.ts';
import { FailureAction } from './failureAction.ts';

const messages = defineTexts('registry', {
	title: 'Les pages de l’application n’ont pas pu être trouvées',
	text: 'Vérifiez la connexion puis réessayez ; rien de ce que vous avez enregistré n’est perdu.',
	damagedText: 'Leur liste est endommagée. Prévenez le support, puis réessayez.',
	ofBeforeText:
		'Leur liste est d’une version précédente du produit. Prévenez le support : il faut la reprendre.',
	refusedTitle: 'Les pages de l’application ont été refusées par sécurité',
	refusedText:
		'Leur liste n’est pas signée par une clé de confiance. Prévenez le support ; rien n’a été exécuté.',
});

function textOf(failure: unknown) {
	if (failure instanceof RegistryRefused) return messages.refusedText;
	if (failure instanceof RegistryOfBefore) return messages.ofBeforeText;
	return failure instanceof RegistryDamaged ? messages.damagedText : messages.text;
}

/** In place of every dashboard page while there is no registry that may be believed. */
export function RegistryFailed() {
	const { failure, again } = useRegistry();
	const Action = use(FailureAction);
	const isRefused = failure instanceof RegistryRefused;
	return (
		<ErrorState
			title={<FormattedMessage {...(isRefused ? messages.refusedTitle : messages.title)} />}
			text={<FormattedMessage {...textOf(failure)} />}
			details={failure instanceof Error ? failure.message : String(failure)}
			onRetry={() => void again()}
			action={<Action error={failure} />}
		/>
	);
}
