import { defineMessages } from '@borlette/shared/i18n';

/** By the name of the field; one that is not here stands as it is. */
export const fieldMessages = defineMessages({
	first_name: {
		id: 'tracabilite.field.first_name',
		defaultMessage: 'Prénom',
		description: 'Field of a row, in the comparison of the trail',
	},
	last_name: {
		id: 'tracabilite.field.last_name',
		defaultMessage: 'Nom',
		description: 'Field of a row, in the comparison of the trail',
	},
	username: {
		id: 'tracabilite.field.username',
		defaultMessage: 'Pseudonyme',
		description: 'Field of a row, in the comparison of the trail',
	},
	phone: {
		id: 'tracabilite.field.phone',
		defaultMessage: 'Téléphone',
		description: 'Field of a row, in the comparison of the trail',
	},
	password: {
		id: 'tracabilite.field.password',
		defaultMessage: 'Mot de passe',
		description: 'Field of a row, in the comparison of the trail',
	},
	user_photo: {
		id: 'tracabilite.field.user_photo',
		defaultMessage: 'Photo',
		description: 'Field of a row, in the comparison of the trail',
	},
	perms: {
		id: 'tracabilite.field.perms',
		defaultMessage: 'Permissions',
		description: 'Field of a row, in the comparison of the trail',
	},
	name: {
		id: 'tracabilite.field.name',
		defaultMessage: 'Nom',
		description: 'Field of a row, in the comparison of the trail',
	},
	name_code: {
		id: 'tracabilite.field.name_code',
		defaultMessage: 'Code',
		description: 'Field of a row, in the comparison of the trail',
	},
	flag: {
		id: 'tracabilite.field.flag',
		defaultMessage: 'Drapeau',
		description: 'Field of a row, in the comparison of the trail',
	},
	companyname: {
		id: 'tracabilite.field.companyname',
		defaultMessage: 'Compagnie',
		description: 'Field of a row, in the comparison of the trail',
	},
	country_name: {
		id: 'tracabilite.field.country_name',
		defaultMessage: 'Pays',
		description: 'Field of a row, in the comparison of the trail',
	},
	country_code: {
		id: 'tracabilite.field.country_code',
		defaultMessage: 'Pays',
		description: 'Field of a row, in the comparison of the trail',
	},
	company: {
		id: 'tracabilite.field.company',
		defaultMessage: 'Compagnie',
		description: 'Field of a row, in the comparison of the trail',
	},
	country: {
		id: 'tracabilite.field.country',
		defaultMessage: 'Pays',
		description: 'Field of a row, in the comparison of the trail',
	},
	city: {
		id: 'tracabilite.field.city',
		defaultMessage: 'Ville',
		description: 'Field of a row, in the comparison of the trail',
	},
	address: {
		id: 'tracabilite.field.address',
		defaultMessage: 'Adresse',
		description: 'Field of a row, in the comparison of the trail',
	},
	zone: {
		id: 'tracabilite.field.zone',
		defaultMessage: 'Zone',
		description: 'Field of a row, in the comparison of the trail',
	},
	responsible: {
		id: 'tracabilite.field.responsible',
		defaultMessage: 'Responsable',
		description: 'Field of a row, in the comparison of the trail',
	},
	commission: {
		id: 'tracabilite.field.commission',
		defaultMessage: 'Commission',
		description: 'Field of a row, in the comparison of the trail',
	},
	balance: {
		id: 'tracabilite.field.balance',
		defaultMessage: 'Solde',
		description: 'Field of a row, in the comparison of the trail',
	},
	device_id: {
		id: 'tracabilite.field.device_id',
		defaultMessage: 'Terminal',
		description: 'Field of a row, in the comparison of the trail',
	},
	is_active: {
		id: 'tracabilite.field.is_active',
		defaultMessage: 'Actif',
		description: 'Field of a row, in the comparison of the trail',
	},
	surcussale_name: {
		id: 'tracabilite.field.surcussale_name',
		defaultMessage: 'Surcussale',
		description: 'Field of a row, in the comparison of the trail',
	},
	surcussales: {
		id: 'tracabilite.field.surcussales',
		defaultMessage: 'Surcussales',
		description: 'Field of a row, in the comparison of the trail',
	},
	agents: {
		id: 'tracabilite.field.agents',
		defaultMessage: 'Agents',
		description: 'Field of a row, in the comparison of the trail',
	},
	supervisor_name: {
		id: 'tracabilite.field.supervisor_name',
		defaultMessage: 'Superviseur',
		description: 'Field of a row, in the comparison of the trail',
	},
	generale_name: {
		id: 'tracabilite.field.generale_name',
		defaultMessage: 'Générale',
		description: 'Field of a row, in the comparison of the trail',
	},
	agent_name: {
		id: 'tracabilite.field.agent_name',
		defaultMessage: 'Agent',
		description: 'Field of a row, in the comparison of the trail',
	},
	tirage_name: {
		id: 'tracabilite.field.tirage_name',
		defaultMessage: 'Tirage',
		description: 'Field of a row, in the comparison of the trail',
	},
	info_tirage_name: {
		id: 'tracabilite.field.info_tirage_name',
		defaultMessage: 'Info-tirage',
		description: 'Field of a row, in the comparison of the trail',
	},
	ref_code: {
		id: 'tracabilite.field.ref_code',
		defaultMessage: 'Référence',
		description: 'Field of a row, in the comparison of the trail',
	},
	reference: {
		id: 'tracabilite.field.reference',
		defaultMessage: 'Référence',
		description: 'Field of a row, in the comparison of the trail',
	},
	number: {
		id: 'tracabilite.field.number',
		defaultMessage: 'Numéro',
		description: 'Field of a row, in the comparison of the trail',
	},
	status: {
		id: 'tracabilite.field.status',
		defaultMessage: 'État',
		description: 'Field of a row, in the comparison of the trail',
	},
	state: {
		id: 'tracabilite.field.state',
		defaultMessage: 'État',
		description: 'Field of a row, in the comparison of the trail',
	},
	result_state: {
		id: 'tracabilite.field.result_state',
		defaultMessage: 'État du résultat',
		description: 'Field of a row, in the comparison of the trail',
	},
	kind: {
		id: 'tracabilite.field.kind',
		defaultMessage: 'Type',
		description: 'Field of a row, in the comparison of the trail',
	},
	method: {
		id: 'tracabilite.field.method',
		defaultMessage: 'Moyen',
		description: 'Field of a row, in the comparison of the trail',
	},
	amount: {
		id: 'tracabilite.field.amount',
		defaultMessage: 'Montant',
		description: 'Field of a row, in the comparison of the trail',
	},
	paid: {
		id: 'tracabilite.field.paid',
		defaultMessage: 'Payé',
		description: 'Field of a row, in the comparison of the trail',
	},
	paid_on: {
		id: 'tracabilite.field.paid_on',
		defaultMessage: 'Payé le',
		description: 'Field of a row, in the comparison of the trail',
	},
	paid_at: {
		id: 'tracabilite.field.paid_at',
		defaultMessage: 'Payée le',
		description: 'Field of a row, in the comparison of the trail',
	},
	paid_by: {
		id: 'tracabilite.field.paid_by',
		defaultMessage: 'Payée par',
		description: 'Field of a row, in the comparison of the trail',
	},
	note: {
		id: 'tracabilite.field.note',
		defaultMessage: 'Note',
		description: 'Field of a row, in the comparison of the trail',
	},
	times: {
		id: 'tracabilite.field.times',
		defaultMessage: 'Nombre de fois',
		description: 'Field of the trail: how often in a minute',
	},
	networks: {
		id: 'tracabilite.field.networks',
		defaultMessage: 'Réseaux',
		description: 'Field of the trail: from how many networks',
	},
	two_factor_admins: {
		id: 'tracabilite.field.two_factor_admins',
		defaultMessage: 'Double authentification des admins',
		description: 'Field of the trail',
	},
	two_factor_supervisors: {
		id: 'tracabilite.field.two_factor_supervisors',
		defaultMessage: 'Double authentification des superviseurs',
		description: 'Field of the trail',
	},
	reason: {
		id: 'tracabilite.field.reason',
		defaultMessage: 'Raison',
		description: 'Field of a row, in the comparison of the trail',
	},
	void_reason: {
		id: 'tracabilite.field.void_reason',
		defaultMessage: 'Raison',
		description: 'Field of a row, in the comparison of the trail',
	},
	voided_at: {
		id: 'tracabilite.field.voided_at',
		defaultMessage: 'Annulée le',
		description: 'Field of a row, in the comparison of the trail',
	},
	voided_by: {
		id: 'tracabilite.field.voided_by',
		defaultMessage: 'Annulée par',
		description: 'Field of a row, in the comparison of the trail',
	},
	sold_at: {
		id: 'tracabilite.field.sold_at',
		defaultMessage: 'Vendue le',
		description: 'Field of a row, in the comparison of the trail',
	},
	total: {
		id: 'tracabilite.field.total',
		defaultMessage: 'Total',
		description: 'Field of a row, in the comparison of the trail',
	},
	gain: {
		id: 'tracabilite.field.gain',
		defaultMessage: 'Gain',
		description: 'Field of a row, in the comparison of the trail',
	},
	vente: {
		id: 'tracabilite.field.vente',
		defaultMessage: 'Vente',
		description: 'Field of a row, in the comparison of the trail',
	},
	stake: {
		id: 'tracabilite.field.stake',
		defaultMessage: 'Mise',
		description: 'Field of a row, in the comparison of the trail',
	},
	lines: {
		id: 'tracabilite.field.lines',
		defaultMessage: 'Lignes',
		description: 'Field of a row, in the comparison of the trail',
	},
	fiches: {
		id: 'tracabilite.field.fiches',
		defaultMessage: 'Fiches',
		description: 'Field of a row, in the comparison of the trail',
	},
	boule: {
		id: 'tracabilite.field.boule',
		defaultMessage: 'Boule',
		description: 'Field of a row, in the comparison of the trail',
	},
	game: {
		id: 'tracabilite.field.game',
		defaultMessage: 'Jeu',
		description: 'Field of a row, in the comparison of the trail',
	},
	option: {
		id: 'tracabilite.field.option',
		defaultMessage: 'Option',
		description: 'Field of a row, in the comparison of the trail',
	},
	position: {
		id: 'tracabilite.field.position',
		defaultMessage: 'Ordre',
		description: 'Field of a row, in the comparison of the trail',
	},
	colour: {
		id: 'tracabilite.field.colour',
		defaultMessage: 'Couleur',
		description: 'Field of a row, in the comparison of the trail',
	},
	min_stake: {
		id: 'tracabilite.field.min_stake',
		defaultMessage: 'Mise minimale',
		description: 'Field of a row, in the comparison of the trail',
	},
	max_stake: {
		id: 'tracabilite.field.max_stake',
		defaultMessage: 'Mise maximale',
		description: 'Field of a row, in the comparison of the trail',
	},
	limite: {
		id: 'tracabilite.field.limite',
		defaultMessage: 'Limite',
		description: 'Field of a row, in the comparison of the trail',
	},
	start_date: {
		id: 'tracabilite.field.start_date',
		defaultMessage: 'Du',
		description: 'Field of a row, in the comparison of the trail',
	},
	end_date: {
		id: 'tracabilite.field.end_date',
		defaultMessage: 'Au',
		description: 'Field of a row, in the comparison of the trail',
	},
	starts_at: {
		id: 'tracabilite.field.starts_at',
		defaultMessage: 'À partir du',
		description: 'Field of a row, in the comparison of the trail',
	},
	ends_at: {
		id: 'tracabilite.field.ends_at',
		defaultMessage: 'Jusqu’au',
		description: 'Field of a row, in the comparison of the trail',
	},
	title: {
		id: 'tracabilite.field.title',
		defaultMessage: 'Titre',
		description: 'Field of a row, in the comparison of the trail',
	},
	body: {
		id: 'tracabilite.field.body',
		defaultMessage: 'Texte',
		description: 'Field of a row, in the comparison of the trail',
	},
	slot: {
		id: 'tracabilite.field.slot',
		defaultMessage: 'Moment',
		description: 'Field of a row, in the comparison of the trail',
	},
	days: {
		id: 'tracabilite.field.days',
		defaultMessage: 'Jours',
		description: 'Field of a row, in the comparison of the trail',
	},
	draw_time: {
		id: 'tracabilite.field.draw_time',
		defaultMessage: 'Heure du tirage',
		description: 'Field of a row, in the comparison of the trail',
	},
	draw_date: {
		id: 'tracabilite.field.draw_date',
		defaultMessage: 'Date du tirage',
		description: 'Field of a row, in the comparison of the trail',
	},
	draw_at: {
		id: 'tracabilite.field.draw_at',
		defaultMessage: 'Tirage à',
		description: 'Field of a row, in the comparison of the trail',
	},
	close_at: {
		id: 'tracabilite.field.close_at',
		defaultMessage: 'Fermeture',
		description: 'Field of a row, in the comparison of the trail',
	},
	cutoff_minutes: {
		id: 'tracabilite.field.cutoff_minutes',
		defaultMessage: 'Fermeture avant (minutes)',
		description: 'Field of a row, in the comparison of the trail',
	},
	timezone: {
		id: 'tracabilite.field.timezone',
		defaultMessage: 'Fuseau',
		description: 'Field of a row, in the comparison of the trail',
	},
	currency: {
		id: 'tracabilite.field.currency',
		defaultMessage: 'Devise',
		description: 'Field of a row, in the comparison of the trail',
	},
	minutes_to_void: {
		id: 'tracabilite.field.minutes_to_void',
		defaultMessage: 'Minutes pour annuler',
		description: 'Field of a row, in the comparison of the trail',
	},
	default_cutoff_minutes: {
		id: 'tracabilite.field.default_cutoff_minutes',
		defaultMessage: 'Fermeture par défaut (minutes)',
		description: 'Field of a row, in the comparison of the trail',
	},
	first_lot_only: {
		id: 'tracabilite.field.first_lot_only',
		defaultMessage: 'Premier lot seulement',
		description: 'Field of a row, in the comparison of the trail',
	},
	two_person_results: {
		id: 'tracabilite.field.two_person_results',
		defaultMessage: 'Résultats à deux',
		description: 'Field of a row, in the comparison of the trail',
	},
	free_mariage_tiers: {
		id: 'tracabilite.field.free_mariage_tiers',
		defaultMessage: 'Mariages gratuits',
		description: 'Field of a row, in the comparison of the trail',
	},
	fiche_expiry_days: {
		id: 'tracabilite.field.fiche_expiry_days',
		defaultMessage: 'Expiration (jours)',
		description: 'Field of a row, in the comparison of the trail',
	},
	max_exposure: {
		id: 'tracabilite.field.max_exposure',
		defaultMessage: 'Perte maximale par combinaison',
		description: 'Field of a row, in the comparison of the trail',
	},
	invoice_tiers: {
		id: 'tracabilite.field.invoice_tiers',
		defaultMessage: 'Paliers de facture',
		description: 'Field of a row, in the comparison of the trail',
	},
	invoice_currency: {
		id: 'tracabilite.field.invoice_currency',
		defaultMessage: 'Devise de facture',
		description: 'Field of a row, in the comparison of the trail',
	},
	from: {
		id: 'tracabilite.field.from',
		defaultMessage: 'À partir de',
		description: 'Field of a row, in the comparison of the trail',
	},
	count: {
		id: 'tracabilite.field.count',
		defaultMessage: 'Nombre',
		description: 'Field of a row, in the comparison of the trail',
	},
	price: {
		id: 'tracabilite.field.price',
		defaultMessage: 'Prix',
		description: 'Field of a row, in the comparison of the trail',
	},
	unit_price: {
		id: 'tracabilite.field.unit_price',
		defaultMessage: 'Prix unitaire',
		description: 'Field of a row, in the comparison of the trail',
	},
	terminals: {
		id: 'tracabilite.field.terminals',
		defaultMessage: 'Terminaux',
		description: 'Field of a row, in the comparison of the trail',
	},
	month: {
		id: 'tracabilite.field.month',
		defaultMessage: 'Mois',
		description: 'Field of a row, in the comparison of the trail',
	},
	due_on: {
		id: 'tracabilite.field.due_on',
		defaultMessage: 'Échéance',
		description: 'Field of a row, in the comparison of the trail',
	},
	issued_at: {
		id: 'tracabilite.field.issued_at',
		defaultMessage: 'Émise le',
		description: 'Field of a row, in the comparison of the trail',
	},
	lotto3: {
		id: 'tracabilite.field.lotto3',
		defaultMessage: 'Lotto 3',
		description: 'Field of a row, in the comparison of the trail',
	},
	lot1: {
		id: 'tracabilite.field.lot1',
		defaultMessage: '1er lot',
		description: 'Field of a row, in the comparison of the trail',
	},
	lot2: {
		id: 'tracabilite.field.lot2',
		defaultMessage: '2e lot',
		description: 'Field of a row, in the comparison of the trail',
	},
	lot3: {
		id: 'tracabilite.field.lot3',
		defaultMessage: '3e lot',
		description: 'Field of a row, in the comparison of the trail',
	},
	revision: {
		id: 'tracabilite.field.revision',
		defaultMessage: 'Révision',
		description: 'Field of a row, in the comparison of the trail',
	},
	entered_by: {
		id: 'tracabilite.field.entered_by',
		defaultMessage: 'Saisi par',
		description: 'Field of a row, in the comparison of the trail',
	},
	entered_at: {
		id: 'tracabilite.field.entered_at',
		defaultMessage: 'Saisi le',
		description: 'Field of a row, in the comparison of the trail',
	},
	confirmed_by: {
		id: 'tracabilite.field.confirmed_by',
		defaultMessage: 'Confirmé par',
		description: 'Field of a row, in the comparison of the trail',
	},
	confirmed_at: {
		id: 'tracabilite.field.confirmed_at',
		defaultMessage: 'Confirmé le',
		description: 'Field of a row, in the comparison of the trail',
	},
	created_by: {
		id: 'tracabilite.field.created_by',
		defaultMessage: 'Créé par',
		description: 'Field of a row, in the comparison of the trail',
	},
	borlette1: {
		id: 'tracabilite.field.borlette1',
		defaultMessage: 'Borlette, 1er lot',
		description: 'Field of a row, in the comparison of the trail',
	},
	borlette2: {
		id: 'tracabilite.field.borlette2',
		defaultMessage: 'Borlette, 2e lot',
		description: 'Field of a row, in the comparison of the trail',
	},
	borlette3: {
		id: 'tracabilite.field.borlette3',
		defaultMessage: 'Borlette, 3e lot',
		description: 'Field of a row, in the comparison of the trail',
	},
	mariage: {
		id: 'tracabilite.field.mariage',
		defaultMessage: 'Mariage',
		description: 'Field of a row, in the comparison of the trail',
	},
	mariage_gratuit: {
		id: 'tracabilite.field.mariage_gratuit',
		defaultMessage: 'Mariage gratuit',
		description: 'Field of a row, in the comparison of the trail',
	},
	lotto4: {
		id: 'tracabilite.field.lotto4',
		defaultMessage: 'Lotto 4',
		description: 'Field of a row, in the comparison of the trail',
	},
	lotto5: {
		id: 'tracabilite.field.lotto5',
		defaultMessage: 'Lotto 5',
		description: 'Field of a row, in the comparison of the trail',
	},
	blocked_surcussales: {
		id: 'tracabilite.field.blocked_surcussales',
		defaultMessage: 'Surcussales bloquées',
		description: 'Field of a row, in the comparison of the trail',
	},
	two_factor: {
		id: 'tracabilite.field.two_factor',
		defaultMessage: 'Double authentification',
		description: 'Field of a row, in the comparison of the trail',
	},
	recovery_codes: {
		id: 'tracabilite.field.recovery_codes',
		defaultMessage: 'Codes de secours',
		description: 'Field of a row, in the comparison of the trail',
	},
});
