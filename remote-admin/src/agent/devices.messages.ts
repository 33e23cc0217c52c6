import { defineTexts } from '@borlette/shared/i18n';

export const devices = defineTexts('agent.device', {
	title: 'Terminaux de {name}',
	explained: 'L’agent ne peut se connecter que sur le terminal attribué ; tout autre est refusé.',
	noneBound: 'Aucun terminal n’est attribué : le prochain sur lequel l’agent se connecte le sera.',
	used: 'Dernière connexion {last}, première le {first}',
	neverUsed: 'Jamais utilisé',
	// State of a terminal: the agent is signed in on it
	signedIn: 'Connecté',
	// State of a terminal
	bound: 'Attribué',
	// State of a terminal that was the agent’s before
	before: 'Ancien',
	// Button beside a terminal
	take: 'Retirer',
	takeText:
		'L’agent sera déconnecté tout de suite et ne pourra plus vendre sur ce terminal. Le prochain terminal sur lequel il se connecte lui sera attribué. Si le terminal est perdu ou volé, changez aussi son mot de passe.',
	// Button that does it
	takeConfirm: 'Retirer le terminal',
	// Way out of that question
	keep: 'Garder',
	taken: 'Terminal retiré à {name}.',
	failed: 'Les terminaux n’ont pas pu être chargés',
});
