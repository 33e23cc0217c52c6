import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('about', {
	aboutIntro:
		'{brand} est l’espace de gestion des compagnies de borlette : un seul endroit pour vendre, tirer, payer et rendre compte.',
	aboutWhoTitle: 'Pour qui',
	aboutWhoText:
		'Pour la compagnie qui suit ses surcussales et ses agents, pour le superviseur qui répond des siennes, et pour le fournisseur qui accompagne plusieurs compagnies et plusieurs pays.',
	aboutHowTitle: 'Ce sur quoi vous pouvez compter',
	aboutHowText:
		'Aucune vente après la fermeture, aucune fiche effacée, aucun paiement en double. Une prime ou une commission modifiée ne touche jamais une fiche déjà vendue, et chaque écriture garde le nom de son auteur.',
	contactIntro: 'Adressez-vous à la personne qui peut répondre le plus vite.',
	contactAgentTitle: 'Vous êtes agent',
	contactAgentText:
		'Terminal, mot de passe, solde : contactez votre superviseur ou votre compagnie.',
	contactCompanyTitle: 'Vous êtes une compagnie',
	contactCompanyText:
		'Accès, facturation, nouveaux tirages : contactez l’administration de {brand} Lotto.',
	contactPlayerTitle: 'Vous êtes joueur',
	contactPlayerText:
		'Présentez votre fiche à l’agent qui l’a vendue ; sa référence y est imprimée.',
	q1: 'Comment savoir si ma fiche est gagnante ?',
	a1: 'Présentez-la à l’agent qui l’a vendue. Dès que les lots du tirage sont confirmés, son terminal montre si elle gagne et combien.',
	q2: 'Une fiche peut-elle être annulée ?',
	a2: 'Oui, tant que ses tirages sont ouverts : par l’agent dans les minutes qui suivent la vente, ou par la compagnie. Après la fermeture d’un tirage, personne ne le peut.',
	q3: 'Pourquoi une ligne est-elle refusée à la vente ?',
	a3: 'La boule est bloquée, ou la limite du jeu ou de la boule est atteinte pour ce tirage. Le refus dit quelle règle s’applique et ce qui peut encore être joué.',
	q4: 'Que devient une fiche quand la prime change ?',
	a4: 'Rien : la prime est inscrite sur la fiche au moment de la vente et y reste.',
	q5: 'J’ai oublié mon mot de passe.',
	a5: 'Contactez l’administration de {brand} Lotto : elle vérifie votre identité et vous en donne un nouveau.',
});
