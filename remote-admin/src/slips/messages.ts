import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('slip', {
	// Dialog after an agent was added
	title: '{name} : c’est enregistré',
	once: 'Ces accès ne s’affichent qu’une fois : imprimez-les, copiez-les ou envoyez-les maintenant.',
	// Heading of a printed slip
	heading: 'Accès au terminal',
	copy: 'Copier les accès',
	// Link that opens WhatsApp with the text
	share: 'Envoyer par WhatsApp',
	setLimits: 'Fixer des limites',
	done: 'Terminé',
	// Alternative text of the QR code
	qr: 'Code QR des accès de {name}',
	keep: 'À garder secret. La compagnie peut donner un autre mot de passe.',
	// What is copied or sent
	text: 'Accès au terminal de {name}\nCompagnie : {company}\nPseudonyme : {username}\nMot de passe : {password}',
	// Section with the slips of many agents
	slips: '{count, plural, one {# carte d’accès} other {# cartes d’accès}}',
	slipsText:
		'Une par agent, huit par page A4. Les mots de passe ne s’affichent qu’ici et dans le fichier de réponse.',
	printAll: 'Imprimer les cartes d’accès',
});
