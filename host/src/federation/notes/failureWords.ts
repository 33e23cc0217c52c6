import { defineMessages, type MessageDescriptor, useLocale } from '@borlette/shared/i18n';
import { RemoteTampered } from '../integrity/tampered.ts';
import type { Advice } from '../loading/advice.ts';
import { RemoteRefused, RemoteSetAside } from '../loading/failures.ts';
import type { Refusal, Withdrawal } from '../registry/gate.ts';
import { RemoteEndless } from '../watch/endless.ts';
import { RemoteFroze } from '../watch/freeze/froze.ts';

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
			'Le serveur n’offre pas tout ce dont elle a besoin ({part}). Le reste de l’application fonctionne ; réessayez plus tard.',
		description: 'What a remote needs of the API; part is its technical name: a call',
	},
	metadataTitle: {
		id: 'remote.metadata.title',
		defaultMessage: 'Cette page n’a pas pu être mise en place',
		description: 'Title in place of a page whose remote says something wrong of itself',
	},
	metadataText: {
		id: 'remote.metadata.text',
		defaultMessage:
			'Sa description contient une erreur. Le reste de l’application fonctionne ; prévenez l’équipe qui publie cette page.',
		description:
			'Why a page is not there; what is wrong, technical and in English, stands in the details below',
	},
	killedTitle: {
		id: 'remote.killed.title',
		defaultMessage: 'Cette page a été retirée',
		description: 'Title in place of a page whose build was withdrawn',
	},
	killedText: {
		id: 'remote.killed.text',
		defaultMessage:
			'Motif : {reason}. Ce que vous avez saisi est gardé ; une nouvelle version suivra. Le reste de l’application fonctionne.',
		description: 'Why a page was withdrawn, where no other version of it is there yet',
	},
	killedReload: {
		id: 'remote.killed.reload',
		defaultMessage:
			'Motif : {reason}. Rechargez pour continuer avec une autre version ; ce que vous avez saisi est gardé.',
		description: 'Why a page was withdrawn, where another version of it is there',
	},
	removedText: {
		id: 'remote.removed.text',
		defaultMessage:
			'Motif : {reason}. Elle ne fait plus partie de l’application ; le reste fonctionne.',
		description: 'In place of an open page whose remote was taken out of the application',
	},
	removedSilently: {
		id: 'remote.removed.silently',
		defaultMessage: 'Elle ne fait plus partie de l’application ; le reste fonctionne.',
		description: 'The same, where no reason is known',
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
	endlessTitle: {
		id: 'remote.endless.title',
		defaultMessage: 'Cette page a été arrêtée',
		description: 'Title in place of a page that kept drawing itself anew',
	},
	endlessText: {
		id: 'remote.endless.text',
		defaultMessage:
			'« {page} » se redessinait sans fin et ralentissait toute l’application. Le reste fonctionne. Réessayez ; si cela continue, contactez le support.',
		description: 'What to do when a page kept drawing itself anew; {page} is its title',
	},
	frozeTitle: {
		id: 'remote.froze.title',
		defaultMessage: 'Cette version a bloqué l’application la dernière fois',
		description: 'Title in place of a page during which the tab stopped answering before',
	},
	frozeText: {
		id: 'remote.froze.text',
		defaultMessage:
			'« {page} » (version {build}) ne répondait plus. Continuez sans cette version, ou réessayez ; le reste de l’application fonctionne.',
		description: 'What to do about a build during which the tab stopped answering before',
	},
	asideTitle: {
		id: 'remote.aside.title',
		defaultMessage: 'Cette page a été mise de côté',
		description: 'Title in place of a page whose build somebody chose to do without',
	},
	asideText: {
		id: 'remote.aside.text',
		defaultMessage:
			'« {page} » avait cessé de fonctionner, et il n’y a pas de version précédente. Le reste de l’application fonctionne ; réessayez quand vous voulez.',
		description: 'Why a page is not shown; {page} is its title',
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

/** The details have all of it. */
function withdrawnWords(
	refusal: Refusal | Withdrawal,
	advice: Advice | undefined,
): Words | undefined {
	if (refusal.reason === 'removed') {
		const hasReason = refusal.because !== '';
		return {
			title: messages.killedTitle,
			text: hasReason ? messages.removedText : messages.removedSilently,
			values: { reason: refusal.because },
		};
	}
	if (refusal.reason !== 'killed') return undefined;
	return {
		title: messages.killedTitle,
		text: advice === 'newer' ? messages.killedReload : messages.killedText,
		values: { reason: refusal.because },
	};
}

/** What the page in place of a failed one says. */
export function wordsOf(error: unknown, advice: Advice | undefined): Words {
	const withdrawn = error instanceof RemoteRefused && withdrawnWords(error.refusal, advice);
	if (withdrawn) return withdrawn;
	if (advice === 'newer') return { title: messages.newerTitle, text: messages.newerText };
	if (error instanceof RemoteTampered) {
		return { title: messages.tamperedTitle, text: messages.tamperedText };
	}
	if (error instanceof RemoteEndless) {
		return { title: messages.endlessTitle, text: messages.endlessText };
	}
	if (error instanceof RemoteFroze) {
		const { place } = error;
		return {
			title: messages.frozeTitle,
			text: messages.frozeText,
			// The page that was open then, which may be another one of the same build.
			values: { build: place.build, page: place.title[useLocale.getState().locale] },
		};
	}
	if (error instanceof RemoteSetAside) {
		return { title: messages.asideTitle, text: messages.asideText };
	}
	if (!(error instanceof RemoteRefused)) {
		return { title: messages.failedTitle, text: messages.failedText };
	}
	const { refusal } = error;
	if (refusal.reason === 'metadata') {
		return { title: messages.metadataTitle, text: messages.metadataText };
	}
	if (refusal.reason === 'api') {
		const { part } = refusal;
		return { title: messages.apiTitle, text: messages.apiText, values: { part } };
	}
	return { title: messages.refusedTitle, text: messages.refusedText };
}
