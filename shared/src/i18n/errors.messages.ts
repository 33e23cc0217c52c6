import type { MessageDescriptor } from 'react-intl';
import type { FailureCode } from '../api/index.ts';
import type { FieldErrorCode } from '../contract/index.ts';
import { defineMessages } from './messages.ts';

/** Each way a call can fail, as a person reads it; a code without a text does not compile. */
export const failureMessages: Record<FailureCode, MessageDescriptor> = defineMessages({
	bad_request: {
		id: 'error.bad_request',
		defaultMessage: 'La demande n’a pas pu être comprise. Rechargez la page puis réessayez.',
		description: 'Error: the request was malformed',
	},
	unauthenticated: {
		id: 'error.unauthenticated',
		defaultMessage: 'Votre session est terminée. Connectez-vous de nouveau.',
		description: 'Error: the sign-in ended',
	},
	invalid_credentials: {
		id: 'error.invalid_credentials',
		defaultMessage: 'Identifiants incorrects!',
		description:
			'Error at login; the French text is quoted by the specification and is the same in every language',
	},
	code_required: {
		id: 'error.code_required',
		defaultMessage: 'Ce compte demande un code de votre application d’authentification.',
		description: 'Error at login: the account has two-factor sign-in',
	},
	invalid_code: {
		id: 'error.invalid_code',
		defaultMessage: 'Ce code n’est pas valable. Attendez le suivant, puis réessayez.',
		description: 'Error: the code of the authenticator is wrong, out of time or used already',
	},
	account_blocked: {
		id: 'error.account_blocked',
		defaultMessage: 'Ce compte est bloqué. Adressez-vous à l’administration.',
		description: 'Error: the account was blocked',
	},
	second_step_required: {
		id: 'error.second_step_required',
		defaultMessage: 'Installez d’abord la double authentification.',
		description: 'Refusal of a call, before the second step is set up',
	},
	forbidden: {
		id: 'error.forbidden',
		defaultMessage: 'Vous n’avez pas l’autorisation de faire cela.',
		description: 'Error: a permission is missing',
	},
	company_required: {
		id: 'error.company_required',
		defaultMessage: 'Choisissez d’abord une compagnie.',
		description: 'Error: a superuser writes while "Toutes" is chosen',
	},
	not_found: {
		id: 'error.not_found',
		defaultMessage: 'Cet élément n’existe pas ou n’existe plus.',
		description: 'Error: unknown id',
	},
	conflict: {
		id: 'error.conflict',
		defaultMessage: 'Cela n’est pas possible dans l’état actuel. Actualisez puis réessayez.',
		description: 'Error: the state forbids it',
	},
	in_use: {
		id: 'error.in_use',
		defaultMessage:
			'Cet élément est utilisé ailleurs : il ne peut pas être supprimé, mais vous pouvez le bloquer.',
		description: 'Error: a row that others refer to cannot be deleted',
	},
	version_conflict: {
		id: 'error.version_conflict',
		defaultMessage: 'Quelqu’un d’autre a modifié cet élément entre-temps.',
		description: 'Error: the row was changed by somebody else',
	},
	request_timeout: {
		id: 'error.request_timeout',
		defaultMessage: 'L’envoi a duré trop longtemps. Vérifiez votre connexion et réessayez.',
		description: 'Error: the connection was too slow to send the call',
	},
	payload_too_large: {
		id: 'error.payload_too_large',
		defaultMessage: 'Le fichier est trop grand.',
		description: 'Error: an upload is too large',
	},
	unsupported_media_type: {
		id: 'error.unsupported_media_type',
		defaultMessage: 'Ce type de fichier n’est pas accepté.',
		description: 'Error: an upload is not a picture we read',
	},
	validation_failed: {
		id: 'error.validation_failed',
		defaultMessage: 'Certains champs sont à corriger.',
		description: 'Error: fields are marked',
	},
	draw_closed: {
		id: 'error.draw_closed',
		defaultMessage: 'Les ventes de ce tirage sont terminées.',
		description: 'Error: the draw sells no more',
	},
	line_refused: {
		id: 'error.line_refused',
		defaultMessage: 'Certaines lignes ne peuvent pas être vendues.',
		description: 'Error: lines of a fiche break a rule of sale',
	},
	device_refused: {
		id: 'error.device_refused',
		defaultMessage: 'Cet agent est lié à un autre terminal.',
		description: 'Error: the sign-in belongs to another terminal',
	},
	key_required: {
		id: 'error.key_required',
		defaultMessage: 'La demande n’a pas de clé de répétition. Mettez l’application à jour.',
		description: 'Error: a call that moves money has no idempotency key',
	},
	key_reused: {
		id: 'error.key_reused',
		defaultMessage: 'Cette clé a déjà servi à une autre opération. Recommencez.',
		description: 'Error: the idempotency key was used before',
	},
	void_too_late: {
		id: 'error.void_too_late',
		defaultMessage: 'Le délai pour annuler cette fiche est passé.',
		description: 'Error: an agent voids after the allowed minutes',
	},
	already_paid: {
		id: 'error.already_paid',
		defaultMessage: 'Cette fiche est déjà payée.',
		description: 'Error: the fiche was paid before',
	},
	not_payable: {
		id: 'error.not_payable',
		defaultMessage: 'Il n’y a rien à payer pour cette fiche.',
		description: 'Error: the fiche did not win or may not be paid',
	},
	draw_not_held: {
		id: 'error.draw_not_held',
		defaultMessage: 'Ce tirage n’a pas encore eu lieu.',
		description: "Error: a result before the draw's time",
	},
	reason_required: {
		id: 'error.reason_required',
		defaultMessage: 'Dites pourquoi ce résultat est corrigé.',
		description: 'Error: a correction has no reason',
	},
	second_person_required: {
		id: 'error.second_person_required',
		defaultMessage: 'Une autre personne doit confirmer ce résultat.',
		description: 'Error: who entered a result confirms it',
	},
	fiche_paid: {
		id: 'error.fiche_paid',
		defaultMessage:
			'Une fiche concernée est déjà payée ou expirée : ce résultat ne peut plus changer.',
		description: 'Error: a correction comes after a payment',
	},
	seal_broken: {
		id: 'error.seal_broken',
		defaultMessage:
			'Les fiches de ce tirage ne sont plus celles de la clôture. Contactez le fournisseur.',
		description: 'Error: what was sold changed after closing',
	},
	wrong_codes: {
		id: 'error.wrong_codes',
		defaultMessage: 'Trop de codes de sécurité faux : cette fiche se paie au bureau.',
		description: 'Error: an agent sent wrong codes of a ticket',
	},
	sum_too_large: {
		id: 'error.sum_too_large',
		defaultMessage:
			'Ces montants dépassent ce qui peut être compté. Choisissez moins de jours, ou un montant plus petit.',
		description: 'Error: a sum or a balance is beyond what can be counted',
	},
	too_heavy: {
		id: 'error.too_heavy',
		defaultMessage:
			'Cette demande prend trop de temps. Réduisez la période ou précisez la recherche.',
		description: 'Error: the server ended a call that took too long',
	},
	release_refused: {
		id: 'error.release_refused',
		defaultMessage: 'La mise en service a été refusée.',
		description: 'Error: the release tool refused; what it said stands below',
	},
	too_many_requests: {
		id: 'error.too_many_requests',
		defaultMessage: 'Trop d’essais en peu de temps. Patientez un moment puis réessayez.',
		description: 'Error: rate limit',
	},
	internal: {
		id: 'error.internal',
		defaultMessage:
			'Une erreur est survenue sur le serveur. Réessayez ; si elle persiste, contactez le support.',
		description: 'Error: the server failed',
	},
	unavailable: {
		id: 'error.unavailable',
		defaultMessage: 'Le service est momentanément indisponible. Réessayez dans un instant.',
		description: 'Error: the server is away',
	},
	offline: {
		id: 'error.offline',
		defaultMessage: 'Le serveur est injoignable. Vérifiez votre connexion.',
		description: 'Error: no answer came',
	},
	timeout: {
		id: 'error.timeout',
		defaultMessage: 'Le serveur met trop de temps à répondre. Réessayez.',
		description: 'Error: the answer took too long',
	},
	malformed: {
		id: 'error.malformed',
		defaultMessage: 'Le serveur a donné une réponse inattendue. Réessayez.',
		description: 'Error: the answer was no answer of the API',
	},
});

/** What may be wrong with one field; `{limit}` is the bound that was passed. */
export const fieldMessages: Record<FieldErrorCode, MessageDescriptor> = defineMessages({
	required: {
		id: 'error.field.required',
		defaultMessage: 'Ce champ est requis.',
		description: 'Below a field that is empty',
	},
	too_short: {
		id: 'error.field.too_short',
		defaultMessage: 'Au moins {limit, plural, one {# caractère} other {# caractères}}.',
		description: 'Below a field whose text is too short',
	},
	too_long: {
		id: 'error.field.too_long',
		defaultMessage: 'Au plus {limit, plural, one {# caractère} other {# caractères}}.',
		description: 'Below a field whose text is too long',
	},
	too_small: {
		id: 'error.field.too_small',
		defaultMessage: 'La valeur minimale est {limit}.',
		description: 'Below a field whose number is too small',
	},
	too_large: {
		id: 'error.field.too_large',
		defaultMessage: 'La valeur maximale est {limit}.',
		description: 'Below a field whose number is too large',
	},
	format: {
		id: 'error.field.format',
		defaultMessage: 'Le format n’est pas valable.',
		description: 'Below a field whose text has the wrong form',
	},
	type: {
		id: 'error.field.type',
		defaultMessage: 'Cette valeur n’est pas valable.',
		description: 'Below a field whose value is of the wrong type',
	},
	not_allowed: {
		id: 'error.field.not_allowed',
		defaultMessage: 'Cette valeur n’est pas permise.',
		description: 'Below a field whose value is none of the choices',
	},
	unknown_field: {
		id: 'error.field.unknown_field',
		defaultMessage: 'Ce champ n’est pas accepté ici.',
		description: 'Below a field the call does not have',
	},
	taken: {
		id: 'error.field.taken',
		defaultMessage: 'Cette valeur est déjà prise.',
		description: 'Below a field whose value must be unique',
	},
	unknown_reference: {
		id: 'error.field.unknown_reference',
		defaultMessage: 'Ce choix n’existe plus. Choisissez-en un autre.',
		description: 'Below a field that refers to a row that is gone',
	},
	end_before_start: {
		id: 'error.field.end_before_start',
		defaultMessage: 'La fin précède le début.',
		description: 'Below the end of a span of dates',
	},
	too_many_days: {
		id: 'error.field.too_many_days',
		defaultMessage: 'Au plus {limit, plural, one {# jour} other {# jours}} à la fois.',
		description: 'Below the end of a span of dates that is too long',
	},
	wrong_password: {
		id: 'error.field.wrong_password',
		defaultMessage: 'Ce n’est pas votre mot de passe actuel.',
		description: 'Below the field that asks for the present password',
	},
	guessable: {
		id: 'error.field.guessable',
		defaultMessage: 'Trop facile à deviner. Prenez plusieurs mots sans lien entre eux.',
		description: 'Below a new password that is blank, common or made of the person’s names',
	},
	not_a_picture: {
		id: 'error.field.not_a_picture',
		defaultMessage:
			'Ce fichier n’est pas une image lisible. Choisissez un PNG, un JPEG ou un WebP.',
		description: 'Below a picture field, when the file is something else or damaged',
	},
});
