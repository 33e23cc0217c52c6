import { defineMessages, type MessageDescriptor } from '@borlette/shared/i18n';
import type { Advice } from './advice.ts';
import { RemoteRefused } from './failures.ts';
import { RemoteTampered } from './tampered.ts';

const messages = defineMessages({
	failedTitle: {
		id: 'remote.failed.title',
		defaultMessage: 'Cette page ne peut pas être affichée pour le moment',
		description: 'Title in place of a page whose remote is down, slow or broken',
	},
	failedText: {
		id: 'remote.failed.text',
		defaultMessage:
			'Le reste de l’application fonctionne. Réessayez dans un instant ; si cela continue, contactez le support.',
		description: 'What to do when a remote is down, slow or broken',
	},
	refusedTitle: {
		id: 'remote.refused.title',
		defaultMessage: 'Cette page n’est pas disponible avec cette version de l’application',
		description: 'Title in place of a page whose remote does not fit this host',
	},
	refusedText: {
		id: 'remote.refused.text',
		defaultMessage:
			'Le reste de l’application fonctionne. Rechargez la page ; si cela continue, contactez le support.',
		description: 'What to do when a remote does not fit this host',
	},
	apiTitle: {
		id: 'remote.api.title',
		defaultMessage: 'Cette page attend une mise à jour du serveur',
		description: 'Title in place of a page whose remote needs what the API does not have yet',
	},
	apiText: {
		id: 'remote.api.text',
		defaultMessage:
			'Elle demande au serveur « {name} » {needs} ; il a {has}. Le reste de l’application fonctionne ; réessayez plus tard.',
		description: 'What a remote needs of the API, and what the API has',
	},
	killedTitle: {
		id: 'remote.killed.title',
		defaultMessage: 'Cette page a été retirée',
		description: 'Title in place of a page whose build was withdrawn',
	},
	killedText: {
		id: 'remote.killed.text',
		defaultMessage:
			'Motif : {reason}. Le reste de l’application fonctionne ; une nouvelle version suivra.',
		description: 'Why a page was withdrawn',
	},
	tamperedTitle: {
		id: 'remote.tampered.title',
		defaultMessage: 'Cette page a été refusée par sécurité',
		description: 'Title in place of a page one of whose files is not the signed one',
	},
	tamperedText: {
		id: 'remote.tampered.text',
		defaultMessage:
			'Un de ses fichiers n’est pas celui qui a été signé ; il n’a pas été exécuté. Le reste de l’application fonctionne. Prévenez le support.',
		description: 'What to do when a file of a remote is not the signed one',
	},
	newerTitle: {
		id: 'remote.newer.title',
		defaultMessage: 'Une nouvelle version de l’application est arrivée',
		description: 'Title in place of a page whose files were replaced by a newer release',
	},
	newerText: {
		id: 'remote.newer.text',
		defaultMessage: 'Rechargez la page pour continuer ; ce que vous avez saisi est gardé.',
		description: 'What to do when a page’s files were replaced by a newer release',
	},
});

interface Words {
	title: MessageDescriptor;
	text: MessageDescriptor;
	values?: Record<string, string>;
}

/** What the page in place of a failed one says. */
export function wordsOf(error: unknown, advice: Advice | undefined): Words {
	if (advice === 'newer') return { title: messages.newerTitle, text: messages.newerText };
	if (error instanceof RemoteTampered) {
		return { title: messages.tamperedTitle, text: messages.tamperedText };
	}
	if (!(error instanceof RemoteRefused)) {
		return { title: messages.failedTitle, text: messages.failedText };
	}
	const { refusal } = error;
	if (refusal.reason === 'killed') {
		return {
			title: messages.killedTitle,
			text: messages.killedText,
			values: { reason: refusal.because },
		};
	}
	if (refusal.reason === 'api') {
		const { name, needs, has } = refusal;
		return { title: messages.apiTitle, text: messages.apiText, values: { name, needs, has } };
	}
	return { title: messages.refusedTitle, text: messages.refusedText };
}
