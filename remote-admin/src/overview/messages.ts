import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('overview', {
	// State of a branch
	activeF: 'Active',
	failed: 'Cette page n’a pas pu être chargée',
	// Name of the key figures, for screen readers
	figures: 'Chiffres',
	balance: 'Solde',
	// Below the balance
	owes: 'Doit à la maison',
	// Below the balance
	has: 'En faveur de l’agent',
	// Below the balance of several agents
	hasMany: 'En faveur des agents',
	// Below the balance
	even: 'Rien de dû',
	// Key figure: money of the house that agents have
	debt: 'À remettre',
	// Below the debt: how old it is
	since: '{days, plural, =0 {Depuis aujourd’hui} one {Depuis hier} other {Depuis # jours}}',
	// Below the debt: it is older than what is looked at
	older: 'Depuis plus de {days} jours',
	// Below the debt: the first day of it
	sinceDay: 'Depuis le {day}',
	// Below the debt of several agents
	debtors: '{count, plural, one {# agent doit} other {# agents doivent}} sur {all}',
	// Below the sales of several agents
	active: '{count} sur {all} {all, plural, one {agent a} other {agents ont}} vendu aujourd’hui',
	seeFiches: 'Voir les fiches d’aujourd’hui',
	seeClosing: 'Ouvrir la clôture du jour',
	seeMovements: 'Voir les mouvements',
	// Card of an agent: signals about them
	score: 'À regarder',
	// Below the heading: points of all signals
	scoreOf: '{points, plural, one {# point} other {# points}} sur {most}',
	// Below the heading: the agent has not sold on enough days to be compared
	scoreNew: 'Nouveau : {days, plural, one {# jour} other {# jours}} de vente sur {least}',
	scoreNone: 'Aucun signal. Ces signaux ne décident de rien.',
	// Link to the reasons
	why: 'Pourquoi',
	trend: 'Ventes des {days} derniers jours',
	trendText: '{total} en tout, {average} par jour avant aujourd’hui',
	// Name of the chart, for screen readers
	chartName: 'Ventes par jour ; la plus forte le {day} : {peak}',
	// Column: the draw date
	day: 'Jour',
	// After the day: draws of it are not settled
	running: '{day}, provisoire',
	noSales: 'Aucune vente pendant ces jours.',
	next: 'Que faire ensuite',
	nothingNext: 'Vos accès ne permettent que de consulter cette page.',
	close: 'Clôturer la journée',
	closeAll: 'Clôturer la journée de ses agents',
	deposit: 'Enregistrer un dépôt',
	withdrawal: 'Enregistrer un retrait',
	ownLimit: 'Fixer une limite propre',
	blockBall: 'Bloquer une boule pour cet agent',
	message: 'Envoyer un message',
	newAgent: 'Ajouter un agent ici',
	newSurcussale: 'Lui ajouter une surcussale',
	report: 'Ouvrir le rapport de vente',
	noTerminal: 'Aucun terminal : le prochain sur lequel l’agent se connecte lui sera attribué.',
	// State of a terminal
	bound: 'Attribué',
	// State of a terminal
	signedIn: 'Connecté',
	// State of a terminal
	before: 'Ancien',
	lastUsed: 'Dernier contact {when}',
	neverUsed: 'Jamais utilisé',
	all: 'Tout voir',
	// Name of that link: there is one in each section
	allOf: 'Tout voir : {section}',
	// Name of a table, for screen readers, beside that of its section
	rowsOf: 'Tableau : {section}',
	movements: 'Mouvements',
	// Below a heading: which days the rows are of
	week: 'Les 7 derniers jours',
	noMovements: 'Aucun mouvement pendant ces jours.',
	balanceAfter: 'Solde après',
	// Column: the kind of movement
	kind: 'Type',
	at: 'Date',
	noFiches: 'Aucune fiche pendant ces jours.',
	closing: 'Clôture du jour',
	noClosing: 'Rien à clôturer aujourd’hui.',
	// Column: what is to be handed over
	expected: 'Attendu',
	// Column: owed before the day
	opening: 'Dû avant',
	// Column: what entries of the day took back
	reversals: 'Contre-passations',
	payouts: 'Gains payés',
	handedOver: 'Déjà remis',
	noAgents: 'Aucun agent ne vend ici.',
	surcussales: 'Surcussales',
	noSurcussales: 'Aucune surcussale ne lui est confiée.',
	city: 'Ville',
	rules: 'Primes et limites qui s’appliquent',
	primes: 'Primes',
	limits: 'Limites',
	// Column: whose rule it is
	source: 'Origine',
	// Origin of a rule
	own: 'Propre',
	// Origin of a rule
	ofSurcussale: 'De la surcussale',
	// Origin of a rule
	ofTirage: 'Du tirage',
	// Origin of a rule
	general: 'Générale',
	// Column: what a prime pays for each unit
	units: 'Prime',
	otherDraws:
		'Dans {count, plural, one {# tirage} other {# tirages}}, une autre prime lui est propre.',
	noLimits: 'Aucune limite : tout montant est accepté.',
	everyBoule: 'Toutes',
	from: 'dès {amount}',
	upTo: 'jusqu’à {amount}',
	between: '{least} à {most}',
	whichRule: 'Quelle règle s’applique ?',
	trail: 'Traçabilité',
	// Some may read only what agents and supervisors did
	noTrail: 'Aucune écriture dans la traçabilité que vous pouvez lire.',
	trailBy: 'par {name}, {when}',
	// A field before and after
	changed: '{field} : {before} → {after}',
	moreChanges: '{count, plural, one {et # autre champ} other {et # autres champs}}',
});
