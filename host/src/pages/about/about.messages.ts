import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	aboutIntro: {
		id: 'about.intro',
		defaultMessage:
			'{brand} est l’espace de gestion des compagnies de borlette : un seul endroit pour vendre, tirer, payer et rendre compte.',
		description: 'First paragraph of the about-us page',
	},
	aboutWhoTitle: {
		id: 'about.who.title',
		defaultMessage: 'Pour qui',
		description: 'Heading of the about-us page',
	},
	aboutWhoText: {
		id: 'about.who.text',
		defaultMessage:
			'Pour la compagnie qui suit ses surcussales et ses agents, pour le superviseur qui répond des siennes, et pour le prestataire qui accompagne plusieurs compagnies et plusieurs pays.',
		description: 'Paragraph of the about-us page',
	},
	aboutHowTitle: {
		id: 'about.how.title',
		defaultMessage: 'Ce sur quoi vous pouvez compter',
		description: 'Heading of the about-us page',
	},
	aboutHowText: {
		id: 'about.how.text',
		defaultMessage:
			'Aucune vente après la fermeture, aucune fiche effacée, aucun paiement en double. Une prime ou une commission modifiée ne touche jamais une fiche déjà vendue, et chaque écriture garde le nom de son auteur.',
		description: 'Paragraph of the about-us page',
	},
	contactIntro: {
		id: 'contact.intro',
		defaultMessage: 'Adressez-vous à la personne qui peut répondre le plus vite.',
		description: 'First paragraph of the contact-us page',
	},
	contactAgentTitle: {
		id: 'contact.agent.title',
		defaultMessage: 'Vous êtes agent',
		description: 'Heading of the contact-us page',
	},
	contactAgentText: {
		id: 'contact.agent.text',
		defaultMessage:
			'Terminal, mot de passe, balance : contactez votre superviseur ou votre compagnie.',
		description: 'Paragraph of the contact-us page',
	},
	contactCompanyTitle: {
		id: 'contact.company.title',
		defaultMessage: 'Vous êtes une compagnie',
		description: 'Heading of the contact-us page',
	},
	contactCompanyText: {
		id: 'contact.company.text',
		defaultMessage:
			'Accès, facturation, nouveaux tirages : contactez l’administration de {brand} Lotto.',
		description: 'Paragraph of the contact-us page',
	},
	contactPlayerTitle: {
		id: 'contact.player.title',
		defaultMessage: 'Vous êtes joueur',
		description: 'Heading of the contact-us page',
	},
	contactPlayerText: {
		id: 'contact.player.text',
		defaultMessage: 'Présentez votre fiche à l’agent qui l’a vendue ; sa référence y est imprimée.',
		description: 'Paragraph of the contact-us page',
	},
	q1: {
		id: 'faqs.fiche.q',
		defaultMessage: 'Comment savoir si ma fiche est gagnante ?',
		description: 'Question',
	},
	a1: {
		id: 'faqs.fiche.a',
		defaultMessage:
			'Présentez-la à l’agent qui l’a vendue. Dès que les lots du tirage sont confirmés, son terminal montre si elle gagne et combien.',
		description: 'Answer',
	},
	q2: {
		id: 'faqs.void.q',
		defaultMessage: 'Une fiche peut-elle être annulée ?',
		description: 'Question',
	},
	a2: {
		id: 'faqs.void.a',
		defaultMessage:
			'Oui, tant que ses tirages sont ouverts : par l’agent dans les minutes qui suivent la vente, ou par la compagnie. Après la fermeture d’un tirage, personne ne le peut.',
		description: 'Answer',
	},
	q3: {
		id: 'faqs.limit.q',
		defaultMessage: 'Pourquoi une ligne est-elle refusée à la vente ?',
		description: 'Question',
	},
	a3: {
		id: 'faqs.limit.a',
		defaultMessage:
			'La boule est bloquée, ou la limite du jeu ou de la boule est atteinte pour ce tirage. Le refus dit quelle règle s’applique et ce qui peut encore être joué.',
		description: 'Answer',
	},
	q4: {
		id: 'faqs.prime.q',
		defaultMessage: 'Que devient une fiche quand la prime change ?',
		description: 'Question',
	},
	a4: {
		id: 'faqs.prime.a',
		defaultMessage: 'Rien : la prime est inscrite sur la fiche au moment de la vente et y reste.',
		description: 'Answer',
	},
	q5: {
		id: 'faqs.password.q',
		defaultMessage: 'J’ai oublié mon mot de passe.',
		description: 'Question',
	},
	a5: {
		id: 'faqs.password.a',
		defaultMessage:
			'Contactez l’administration de {brand} Lotto : elle vérifie votre identité et vous en donne un nouveau.',
		description: 'Answer',
	},
});
