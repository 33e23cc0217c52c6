import { endpoint, Type } from '@borlette/shared/contract';
import { FicheVerification, PublicFiche, RefCode } from './fiche.ticket.ts';

const input = { params: Type.Object({ refCode: RefCode }) };
/** Both: a few times a minute from one address, never stored, never indexed. */
export const ficheViewApi = {
	ticket: endpoint({
		method: 'GET',
		path: '/api/fiche-view/:refCode',
		summary: 'A ticket by its reference, as printed',
		access: 'public',
		input,
		output: PublicFiche,
	}),
	verification: endpoint({
		method: 'GET',
		path: '/api/fiche2-view/:refCode',
		summary: 'What became of a ticket, by its reference',
		access: 'public',
		input,
		output: FicheVerification,
	}),
};
