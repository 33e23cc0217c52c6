import type { MessageDescriptor } from 'react-intl';
import type { FailureCode } from '../api/index.ts';
import type { FieldErrorCode } from '../contract/index.ts';
import { defineTexts } from './messages.ts';

/** Each way a call can fail, as a person reads it; a code without a text does not compile. */
export const failureMessages: Record<FailureCode, MessageDescriptor> = defineTexts('error', {
	bad_request: 'La demande n’a pas pu être comprise. Rechargez la page puis réessayez.',
	unauthenticated: 'Votre session est terminée. Connectez-vous de nouveau.',
	// Error at login; the French text is quoted (specification 8) and is the same in every language
	invalid_credentials: 'Identifiants incorrects!',
	code_required: 'Ce compte demande un code de votre application d’authentification.',
	invalid_code: 'Ce code n’est pas valable. Attendez le suivant, puis réessayez.',
	account_blocked: 'Ce compte est bloqué. Adressez-vous à l’administration.',
	password_expired:
		'Ce mot de passe vous avait été donné et n’a pas été remplacé à temps. Demandez-en un autre.',
	password_due: 'Choisissez d’abord votre mot de passe.',
	second_step_required: 'Installez d’abord la double authentification.',
	sign_in_again: 'Reconnectez-vous : cette modification demande une connexion récente.',
	forbidden: 'Vous n’avez pas la permission de faire cela. Demandez-la à votre administration.',
	// Error: a superuser writes while "Toutes" is chosen
	company_required: 'Choisissez d’abord une compagnie.',
	not_found: 'Cet élément n’existe pas ou n’existe plus.',
	conflict: 'Cela n’est pas possible dans l’état actuel. Actualisez puis réessayez.',
	in_use:
		'Cet élément est utilisé ailleurs : il ne peut pas être supprimé, mais vous pouvez le bloquer.',
	version_conflict:
		'Quelqu’un d’autre a modifié cet élément entre-temps. Actualisez, puis recommencez.',
	request_timeout: 'L’envoi a duré trop longtemps. Vérifiez votre connexion et réessayez.',
	payload_too_large: 'Le fichier est trop grand. Choisissez-en un plus petit.',
	unsupported_media_type: 'Ce type de fichier n’est pas accepté. Choisissez-en un autre.',
	validation_failed: 'Certains champs sont à corriger.',
	draw_closed:
		'Ce tirage n’est pas (ou plus) en vente : ses ventes sont terminées, par exemple, ou sa date a été retirée.',
	line_refused: 'Certaines lignes ne peuvent pas être vendues.',
	device_refused: 'Un autre terminal est attribué à cet agent.',
	key_required: 'L’application est trop ancienne pour cette opération. Rechargez la page.',
	key_reused: 'Une autre opération est déjà partie d’ici. Rechargez la page, puis recommencez.',
	void_too_late: 'Le délai pour annuler cette fiche est passé.',
	void_past_ceiling:
		'Sans cette fiche, le tirage pourrait perdre plus que son plafond. Le bureau peut l’annuler.',
	already_paid: 'Cette fiche est déjà payée.',
	not_payable: 'Il n’y a rien à payer pour cette fiche.',
	draw_not_held: 'Ce tirage n’a pas encore eu lieu.',
	reason_required: 'Dites pourquoi ce résultat est corrigé.',
	second_person_required: 'Une autre personne doit confirmer ce résultat.',
	warnings_unseen:
		'Ce résultat a des points à regarder deux fois. Relisez-les et cochez votre accord.',
	closing_taken:
		'Quelqu’un d’autre vient de clôturer la journée de cet agent. Actualisez pour voir son compte.',
	ledger_moved:
		'Le compte de cet agent a bougé depuis : le montant attendu n’est plus le même. Relisez-le, puis recommencez.',
	likely_double: 'Le même argent est peut-être déjà enregistré. Rien n’a été ajouté.',
	unusual_amount: 'Ce montant dépasse de loin ce qui est habituel. Rien n’a été ajouté.',
	agent_inactive: 'Cet agent a été bloqué depuis.',
	day_closed: 'La journée de cet agent a été clôturée depuis.',
	taking_late: 'Cet encaissement date de plus d’une semaine.',
	fiche_paid: 'Une fiche concernée est déjà payée ou expirée : ce résultat ne peut plus changer.',
	seal_broken:
		'Les fiches de ce tirage ne sont plus celles de sa fermeture. Contactez le fournisseur.',
	wrong_codes: 'Trop de codes de sécurité faux : cette fiche se paie au bureau.',
	sum_too_large:
		'Ces montants dépassent ce qui peut être compté. Choisissez moins de jours, ou un montant plus petit.',
	too_many_rows:
		'Il y a trop de lignes pour une seule liste. Précisez la recherche ou réduisez la période.',
	too_heavy: 'Cette demande prend trop de temps. Réduisez la période ou précisez la recherche.',
	release_refused: 'La mise en service a été refusée.',
	too_many_requests: 'Trop d’essais en peu de temps. Patientez un moment puis réessayez.',
	company_moving: 'Votre compagnie change de serveur. Réessayez dans quelques secondes.',
	internal:
		'Une erreur est survenue sur le serveur. Réessayez ; si elle persiste, contactez le support.',
	unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
	offline: 'Le serveur est injoignable. Vérifiez votre connexion.',
	timeout: 'Le serveur met trop de temps à répondre. Réessayez.',
	malformed: 'Le serveur a donné une réponse inattendue. Réessayez.',
});

/** What may be wrong with one field; `{limit}` is the bound that was passed. */
export const fieldMessages: Record<FieldErrorCode, MessageDescriptor> = defineTexts('error.field', {
	required: 'Ce champ est requis.',
	too_short: 'Au moins {limit, plural, one {# caractère} other {# caractères}}.',
	too_long: 'Au plus {limit, plural, one {# caractère} other {# caractères}}.',
	too_few: 'Au moins {limit, plural, one {# entrée} other {# entrées}}.',
	too_many: 'Au plus {limit, plural, one {# entrée} other {# entrées}}.',
	too_small: 'La valeur minimale est {limit}.',
	too_large: 'La valeur maximale est {limit}.',
	// hidden: a sign in the text is not seen, which happens to who copies it
	format:
		'{limit, select, hidden {Un signe invisible s’y est glissé, souvent en copiant : effacez et retapez.} other {Le format n’est pas valable.}}',
	type: 'Cette valeur n’est pas valable.',
	// blocked: a surcussale or a supervisor that nothing is given to anew
	not_allowed:
		'{limit, select, blocked {Bloqué : choisissez-en un autre.} other {Cette valeur n’est pas permise.}}',
	unknown_field: 'Ce champ n’est pas accepté ici.',
	taken: 'Cette valeur est déjà prise.',
	unknown_reference: 'Ce choix n’existe plus. Choisissez-en un autre.',
	// now: the end is over already
	end_before_start:
		'{limit, select, now {La fin est déjà passée : personne ne le verrait.} other {La fin précède le début.}}',
	too_many_days: 'Au plus {limit, plural, one {# jour} other {# jours}} à la fois.',
	differs_from_entry:
		'Ces chiffres ne sont pas ceux qui ont été entrés. Relisez le tirage et retapez-les.',
	wrong_password: 'Ce n’est pas votre mot de passe actuel.',
	guessable: 'Trop facile à deviner. Prenez plusieurs mots sans lien entre eux.',
	leaked: 'Ce mot de passe a fuité ailleurs : d’autres l’essaieront. Prenez-en un autre.',
	same_password: 'C’est celui qui vous a été donné. Choisissez-en un autre.',
	not_a_picture: 'Ce fichier n’est pas une image lisible. Choisissez un PNG, un JPEG ou un WebP.',
});
