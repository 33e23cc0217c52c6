import { aUser, renderScreen, screen } from '@borlette/shared/testing';
import { ContextNote } from './ContextNote.tsx';

const provider = (country: string | null) =>
	aUser({
		...{ role: 'superuser', companyname: null, select_company: null },
		...{ country_name: country, select_country_code: country && 'HT' },
	});

test.each([
	['of all', null, /Vous voyez toutes les compagnies\./],
	['of the chosen country', 'Haïti', /toutes les compagnies du pays choisi : Haïti\./],
])('in "Toutes" it is said that the companies are those %s', async (_whose, country, said) => {
	await renderScreen(<ContextNote />, { user: provider(country) });
	expect(screen.getByRole('note')).toHaveTextContent(said);
});
