import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('tournee', {
	// Page and menu entry: a supervisor's round of the branches
	title: 'Tournée',
	// Under the heading
	read: 'Chiffres du {moment}.',
	// Under the heading, without a network: the figures are those read last
	readOld: 'Sans réseau : chiffres du {moment}.',
	insecureTitle: 'La tournée demande une connexion sécurisée',
	insecureText:
		'À cette adresse, le navigateur ne peut rien garder en sûreté. Ouvrez l’application par son adresse en https.',
	deniedTitle: 'Ce navigateur ne garde rien',
	deniedText:
		'Un encaissement pourrait se perdre. Quittez la navigation privée, ou libérez de la place, puis rechargez la page.',
	failed: 'La tournée n’a pas pu être lue',
	noStops: 'Aucune surcussale à visiter',
	// To a supervisor
	noStopsText:
		'Les surcussales qui vous sont confiées apparaissent ici : demandez à votre administration de vous en confier.',
	// To the office, which visits all of them
	noBranchText:
		'Les surcussales de la compagnie apparaissent ici, avec ce que doivent leurs agents.',
	openBranch: 'Ouvrir une surcussale',
	stops: 'À visiter',
	// Total over all branches
	dueTotal: 'Total dû {amount}',
	// Of an agent or a branch
	nothingDue: 'Rien à encaisser',
	dueSince: 'dû depuis le {day}',
	agentsOwing: '{count, plural, one {# agent doit} other {# agents doivent}}',
	neverVisited: 'Jamais visitée',
	visited: 'Visitée {ago} par {name}',
	noteVisit: 'Noter la visite',
	visitNoted: 'Visite notée',
	call: 'Appeler',
	noTerminal: 'Pas de terminal',
	terminalNever: 'Terminal jamais utilisé',
	terminalSeen: 'Terminal vu {ago}',
	blocked: 'Bloqué',
	// Of cash that this device has not sent yet
	takenUnsent: '{amount} encaissés, pas encore envoyés',
	take: 'Encaisser',
	// Of an agent who owes nothing: what is taken is for what they will sell
	takeAhead: 'Encaisser une avance',
	takeTitle: 'Encaisser auprès de {agent}',
	owedNow: 'Dû : {amount}',
	all: 'Tout : {amount}',
	amountTaken: 'Montant reçu',
	takeNote: 'Remarque',
	actorSignature: 'Signature de {name} (reçoit)',
	agentSignature: 'Signature de {name} (remet)',
	// In an empty field of a signature
	signHere: 'Signez ici avec le doigt',
	signAgain: 'Recommencer',
	mayNotTake: 'Vous n’avez pas le droit d’enregistrer un encaissement.',
	unknownStop: 'Cette surcussale ne fait pas partie de votre tournée',
	unknownAgent: 'Cet agent ne fait pas partie de votre tournée',
	backToTour: 'Retour à la tournée',
	receipt: 'Reçu d’encaissement',
	receivedBy: 'Reçu par',
	handedBy: 'Remis par',
	takenAt: 'Encaissé le',
	recordedAt: 'Enregistré le',
	balanceAfter: 'Reste dû après',
	// On the receipt: the key of the movement
	key: 'Clé',
	stateWaiting: 'Pas encore envoyé',
	stateRefused: 'À régler : le serveur a refusé',
	stateRecorded: 'Enregistré',
	unknownReceipt: 'Ce reçu n’est pas d’aujourd’hui',
	unknownReceiptText: 'Les encaissements plus anciens sont dans les transactions de l’agent.',
	takingsToday: 'Encaissé aujourd’hui',
	outbox: 'À envoyer',
	allSent: 'Tout est envoyé',
	waiting: '{count, plural, one {# acte à envoyer} other {# actes à envoyer}} · {amount}',
	conflicts: '{count} à régler',
	sending: 'Envoi…',
	sendNow: 'Envoyer',
	pauseAway: 'Pas de réseau : l’envoi reprend de lui-même dès qu’il revient.',
	pauseSignedOut: 'Votre session est terminée : reconnectez-vous, puis envoyez. Rien n’est perdu.',
	pauseFailed:
		'Le serveur n’a pas pu répondre : l’envoi est refait de lui-même. Rien ne compte deux fois.',
	unreadable:
		'{count, plural, one {# acte gardé ici ne peut pas être lu} other {# actes gardés ici ne peuvent pas être lus}} : adressez-vous au support, sans vider ce navigateur.',
	// An act: cash taken from an agent
	actTaking: 'Encaissement · {label}',
	actVisit: 'Visite · {label}',
	refusedDayClosed:
		'{name} a clôturé la journée de cet agent le {moment}, après cet encaissement. S’il était déjà compté, abandonnez-le ; sinon, envoyez-le quand même.',
	refusedAgentInactive:
		'Cet agent a été bloqué depuis. L’argent a bien été remis ? Envoyez quand même.',
	refusedLate:
		'Cet encaissement date de plus d’une semaine. Vérifiez avant de l’envoyer quand même.',
	refusedDouble:
		'{name} a enregistré le même montant de cet agent le {moment}. Si c’est le même argent, abandonnez-le ; sinon, envoyez-le quand même.',
	refusedUnusual:
		'Ce montant dépasse de loin ce qui est habituel chez cet agent. Comparez-le au reçu avant de l’envoyer quand même.',
	refusedForbidden:
		'Vous n’avez plus le droit de l’enregistrer. Demandez-le à votre administration, puis réessayez, ou abandonnez.',
	refusedUnknown:
		'Cet agent ou cette surcussale ne vous est plus confié. Voyez avec votre administration, puis réessayez, ou abandonnez.',
	refusedReused:
		'Cet acte a déjà été traité depuis un autre onglet. Vérifiez les transactions de l’agent, puis abandonnez.',
	refusedOther: 'Le serveur a refusé : {reason}',
	sendAnyway: 'Envoyer quand même',
	drop: 'Abandonner…',
	dropTitle: 'Abandonner cet acte ?',
	dropText: 'Il ne sera pas enregistré. Le motif reste dans la traçabilité.',
	dropSubmit: 'Abandonner',
	dropped: 'Abandonné, avec son motif',
	kept: 'Encaissement gardé',
	scan: 'Vérifier une fiche',
	scanHint: 'Tenez le code QR de la fiche dans le cadre.',
	scanNoCamera: 'Pas de caméra ici : tapez la référence de la fiche.',
	scanDenied:
		'La caméra est refusée. Autorisez-la dans les réglages du navigateur, ou tapez la référence.',
	scanNotOurs: 'Ce code n’est pas celui d’une fiche.',
	startCamera: 'Ouvrir la caméra',
	stopCamera: 'Fermer la caméra',
	reference: 'Référence de la fiche',
	referenceHelp: 'Les 12 caractères sous le code QR.',
	referenceBad: 'Une référence a 12 caractères.',
	check: 'Vérifier',
	unknownFiche: 'Aucune fiche de votre compagnie n’a cette référence.',
	ficheFailed: 'La fiche n’a pas pu être lue',
	gain: 'Gain',
	pay: 'Payer {amount}',
	payTitle: 'Payer {amount} ?',
	payText: 'Fiche {ref}. Remettez l’argent une fois le paiement enregistré.',
	paid: '{amount} payés',
	notPayable: 'Il n’y a rien à payer.',
	mayNotPay: 'Vous n’avez pas le droit de payer une fiche.',
	offlineKnown: 'Dernier état connu, {ago}.',
	offlineUnknown: 'Cette fiche n’a pas été vérifiée ici auparavant.',
	offlineNoPay: 'Sans réseau, elle ne peut pas être payée : quelqu’un d’autre l’a peut-être fait.',
	seeTicket: 'Voir la fiche',
	another: 'Vérifier une autre fiche',
});
