import { queryClient } from '@borlette/shared/data';
import { useSession } from '@borlette/shared/session';
import { act, aUser, renderScreen, screen } from '@borlette/shared/testing';
import { RightsNote } from './RightsNote.tsx';

const person = aUser({ perms: ['view_agent'] });
const become = (user: typeof person) => act(async () => useSession.setState({ user }));

test('other rights are told, and what was read under the former ones is forgotten', async () => {
	queryClient.setQueryData(['read before'], 'of the former rights');
	await renderScreen(<RightsNote />, { user: person });
	await become({ ...person, first_name: 'Rose' });
	expect(screen.queryByText(/Vos droits ont été modifiés/)).not.toBeInTheDocument();
	expect(queryClient.getQueryData(['read before'])).toBeDefined();
	await become({ ...person, perms: [{ codename: 'add_agent' as const }] });
	expect(await screen.findByText(/Vos droits ont été modifiés/)).toBeInTheDocument();
	expect(queryClient.getQueryData(['read before'])).toBeUndefined();
});
