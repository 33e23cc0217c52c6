import { isServerAway } from '@borlette/shared/api';
import { defineTexts, type MessageDescriptor, useLocale } from '@borlette/shared/i18n';
import { RemoteTampered } from '../integrity/tampered.ts';
import type { Advice } from '../loading/advice.ts';
import { isOfNetwork, RemoteRefused, RemoteSetAside } from '../loading/failures.ts';
import type { Refusal, Withdrawal } from '../registry/gate.ts';
import { RemoteEndless } from '../watch/endless.ts';
import { RemoteFroze } from '../watch/freeze/froze.ts';

const messages = defineTexts('remote', {
	failedTitle: 'Cette page ne peut pas être affichée pour le moment',
	failedText:
		'Le reste de l’application fonctionne. Réessayez dans un instant ; si cela continue, contactez le support.',
	// In place of a page whose code was never loaded; a note above says that there is no connection
	offlineTitle: 'Cette page n’a pas encore été chargée',
	offlineText:
		'Elle s’ouvre d’elle-même dès que la connexion revient. Les pages déjà ouvertes peuvent être lues.',
	refusedTitle: 'Cette page n’est pas disponible avec cette version de l’application',
	refusedText:
		'Le reste de l’application fonctionne. Rechargez la page ; si cela continue, contactez le support.',
	apiTitle: 'Cette page attend une mise à jour du serveur',
	// What it is, technical and in English, is in the details below
	apiText:
		'Le serveur n’offre pas encore tout ce dont elle a besoin. Le reste de l’application fonctionne ; réessayez plus tard.',
	metadataTitle: 'Cette page n’a pas pu être mise en place',
	// Why a page is not there; what is wrong, technical and in English, is in the details below
	metadataText:
		'Sa description contient une erreur. Le reste de l’application fonctionne ; prévenez l’équipe qui publie cette page.',
	killedTitle: 'Cette page a été retirée',
	killedText:
		'Motif : {reason}. Ce que vous avez saisi est gardé ; une nouvelle version suivra. Le reste de l’application fonctionne.',
	killedReload:
		'Motif : {reason}. Rechargez pour continuer avec une autre version ; ce que vous avez saisi est gardé.',
	removedText: 'Motif : {reason}. Elle ne fait plus partie de l’application ; le reste fonctionne.',
	removedSilently: 'Elle ne fait plus partie de l’application ; le reste fonctionne.',
	tamperedTitle: 'Cette page a été refusée par sécurité',
	tamperedText:
		'Un de ses fichiers n’est pas celui qui a été signé ; il n’a pas été exécuté. Le reste de l’application fonctionne. Prévenez le support.',
	endlessTitle: 'Cette page a été arrêtée',
	// What to do when a page kept drawing itself anew; {page} is its title
	endlessText:
		'« {page} » se redessinait sans fin et ralentissait toute l’application. Le reste fonctionne. Réessayez ; si cela continue, contactez le support.',
	frozeTitle: 'Cette version a bloqué l’application la dernière fois',
	frozeText:
		'« {page} » (version {build}) ne répondait plus. Continuez sans cette version, ou réessayez ; le reste de l’application fonctionne.',
	asideTitle: 'Cette page a été mise de côté',
	// Why a page is not shown; {page} is its title
	asideText:
		'« {page} » avait cessé de fonctionner, et il n’y a pas de version précédente. Le reste de l’application fonctionne ; réessayez quand vous voulez.',
	newerTitle: 'Une nouvelle version de l’application est arrivée',
	newerText: 'Rechargez la page pour continuer ; ce que vous avez saisi est gardé.',
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
	if (isOfNetwork(error) && isServerAway()) {
		return { title: messages.offlineTitle, text: messages.offlineText };
	}
	if (!(error instanceof RemoteRefused)) {
		return { title: messages.failedTitle, text: messages.failedText };
	}
	const { refusal } = error;
	if (refusal.reason === 'metadata') {
		return { title: messages.metadataTitle, text: messages.metadataText };
	}
	if (refusal.reason === 'api') {
		return { title: messages.apiTitle, text: messages.apiText };
	}
	return { title: messages.refusedTitle, text: messages.refusedText };
}
