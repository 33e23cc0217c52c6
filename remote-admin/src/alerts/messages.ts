import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('alerts', {
	list: 'Règles d’alerte',
	create: 'Nouvelle règle',
	edit: 'Modifier la règle',
	empty:
		'Une règle prévient les personnes choisies, par e-mail ou par notification, de ce qui arrive pendant qu’elles sont loin de l’écran.',
	schedules: 'Rapports programmés',
	scheduleCreate: 'Nouveau rapport programmé',
	scheduleEdit: 'Modifier le rapport programmé',
	schedulesEmpty:
		'Le net du soir ou le rapport de la semaine part tout seul aux personnes choisies, avec un lien qui ouvre les mêmes chiffres.',
	sendings: 'Envois',
	sendingsEmpty: 'Rien n’a encore été envoyé.',
	// Names the links between the three pages
	parts: 'Parties des alertes et envois',
	about: 'Déclencheur',
	everyAbout: 'Tous les déclencheurs',
	daySales: 'Ventes du jour',
	dayLoss: 'Perte du jour',
	drawSales: 'Ventes d’un tirage',
	drawWorst: 'Pire cas d’un tirage',
	threshold: 'À partir de',
	thresholdEach: 'à chaque fois',
	thresholdHelp: 'Vide : chaque fois que cela arrive.',
	thresholdOfFigure: 'Prévient une fois par jour ou par tirage, dès que ce montant est atteint.',
	// Threshold that is a number of things, such as terminals
	count: '{count, plural, one {# cas} other {# cas}}',
	people: 'Personnes',
	peopleHelp: 'Chacun n’apprend que ce qu’il peut voir dans l’application.',
	channels: 'Par',
	email: 'E-mail',
	push: 'Notification',
	quiet: 'Silence',
	quietFrom: 'Silence à partir de',
	quietTo: 'Jusqu’à',
	quietHelp:
		'À l’heure de la compagnie. Ce qui arrive entre-temps part à la fin du silence. Vide : jamais de silence.',
	// {from} and {to}: times of day
	quietBetween: 'de {from} à {to}',
	last: 'Dernière alerte',
	never: 'jamais',
	attempt: 'M’envoyer un essai',
	attemptText:
		'« {name} » vous envoie un message d’essai, tout de suite, par les voies de la règle. Personne d’autre ne reçoit rien.',
	attemptSent:
		'{count, plural, =0 {Rien à envoyer : confirmez votre e-mail ou activez les notifications de ce navigateur.} one {# message d’essai part.} other {# messages d’essai partent.}}',
	report: 'Rapport',
	everyReport: 'Tous les rapports',
	evening: 'Net du jour par agent',
	eveningBefore: 'Net de la veille par agent',
	week: 'Semaine passée, jour par jour',
	format: 'Fichier',
	pdf: 'PDF',
	xlsx: 'Excel',
	days: 'Jours',
	at: 'Heure',
	atHelp: 'À l’heure de la compagnie. Avant midi, le net est celui de la veille.',
	reportPeopleHelp: 'Chacun reçoit les chiffres qu’il peut voir, à son adresse confirmée.',
	source: 'Règle ou rapport',
	what: 'Contenu',
	person: 'Pour',
	channel: 'Voie',
	everyChannel: 'Toutes les voies',
	waiting: 'En attente',
	sending: 'En cours',
	sent: 'Envoyé',
	failed: 'Échec',
	tries: 'Essais',
	// Column: when it was sent, or why not
	became: 'Suite',
	createdAt: 'Écrit le',
	// A sending whose process ended before it knew what became of it
	doubtful: 'Peut-être arrivé deux fois : la fin d’un envoi ne nous est pas parvenue.',
	again: 'Nouvel essai {when}',
	quietUntil: 'Part {when}',
	attemptWhat: 'Message d’essai',
	reportWhat: 'Rapport du {day}',
	problem:
		'{code, select, unreachable {Le serveur d’envoi ne répond pas} too_slow {Le serveur d’envoi est trop lent} cut {La connexion a été coupée} sign_in_refused {Le serveur de mail refuse notre mot de passe} no_tls {Le serveur de mail n’offre pas de connexion sûre} refused_now {Refusé pour le moment} refused {Refusé définitivement} no_address {La personne n’a pas d’adresse confirmée} browser_gone {Ce navigateur n’accepte plus de notifications} forbidden_address {Adresse interdite} not_theirs {La personne n’a plus le droit de le voir} too_late {Plus d’un jour a passé} other {Le message n’a pas pu être fait}}',
	// {problem}: a sentence; {value}: what the other server said, in its words
	problemSaid: '{problem} : {value}',
	// To the provider’s people
	noSender:
		'Aucun serveur de mail n’est réglé : les e-mails attendent et sont abandonnés après un jour et demi.',
	// To people of a company: how mail is sent is their provider’s affair
	notSetUp:
		'L’envoi d’e-mails n’est pas réglé : les e-mails attendent et sont abandonnés après un jour et demi.',
	notSetUpText:
		'Votre fournisseur peut le régler. Les notifications du navigateur partent sans cela.',
	noSenderText:
		'L’administrateur du serveur donne SMTP_URL et MAIL_FROM (README, « Settings ») et redémarre. Les notifications du navigateur partent sans cela.',
	notReachable: 'Vous-même n’êtes joignable ni par e-mail ni par notification.',
	reachMe: 'Régler comment on vous joint',
});
