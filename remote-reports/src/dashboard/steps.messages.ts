import type { FirstStep } from '@borlette/shared/contract/dashboard';
import { defineTexts, type MessageDescriptor } from '@borlette/shared/i18n';

export const words = defineTexts('firstSteps', {
	title: 'Premiers pas',
	progress: '{done, number} sur {count, number}.',
	// A superuser sees all companies: writing is done in one
	chooseCompany: 'Choisissez la compagnie dans le menu pour préparer la suite.',
	// Name of the tick before a step
	done: 'Fait',
});

const titles = defineTexts('firstSteps.title', {
	country: 'Ajouter un pays',
	company: 'Ouvrir une compagnie',
	colleague: 'Ajouter une deuxième personne au bureau',
	supervisor: 'Ajouter un superviseur',
	surcussale: 'Ouvrir une surcussale',
	agent: 'Ajouter un agent',
	tirage: 'Choisir les tirages',
	limite: 'Fixer une limite',
	terminal: 'Connecter un terminal',
	fiche: 'Vendre la première fiche',
});

const texts = defineTexts('firstSteps.text', {
	country: 'Il porte ses villes, que les surcussales reprennent.',
	company: 'Avec son premier admin ; tirages et primes d’usage y sont déjà.',
	colleague: 'Un résultat est entré par l’une et confirmé par l’autre.',
	supervisor: 'Qui suit une partie des surcussales et de leurs agents.',
	surcussale: 'Chaque agent vend pour une surcussale.',
	agent: 'Avec son pseudonyme et sa commission.',
	tirage: 'Leurs jours, leurs heures, et quand la vente s’arrête.',
	limite: 'Ce qui peut être misé au plus sur un jeu ou une boule.',
	terminal: 'À la première connexion de l’agent, son terminal lui est attribué.',
	fiche: 'Sur un terminal, tant qu’un tirage est ouvert.',
});

const stepOf = (step: FirstStep) => ({ title: titles[step], text: texts[step] });

export const stepMessages: Record<
	FirstStep,
	{ title: MessageDescriptor; text: MessageDescriptor }
> = {
	country: stepOf('country'),
	company: stepOf('company'),
	colleague: stepOf('colleague'),
	supervisor: stepOf('supervisor'),
	surcussale: stepOf('surcussale'),
	agent: stepOf('agent'),
	tirage: stepOf('tirage'),
	limite: stepOf('limite'),
	terminal: stepOf('terminal'),
	fiche: stepOf('fiche'),
};
