import { type AgentDevice, agentDeviceApi } from '@borlette/shared/contract/agent';
import {
	anAgent,
	expectAccessible,
	fakeApi,
	Refusal,
	renderScreen,
	screen,
	within,
} from '@borlette/shared/testing';
import { DevicesDialog } from './DevicesDialog.tsx';

const AGENT = anAgent();
const aDevice = (traits: Partial<AgentDevice> = {}): AgentDevice => ({
	device_id: 'POS-1',
	is_bound: true,
	first_used_at: '2026-01-02T03:04:05Z',
	last_used_at: '2026-02-02T03:04:05Z',
	signed_in_until: '2030-01-01T00:00:00Z',
	...traits,
});
const before = aDevice({ device_id: 'POS-0', is_bound: false, signed_in_until: null });

const open = (devices: () => AgentDevice[]) => {
	const calls = fakeApi().on(agentDeviceApi.list, devices);
	return renderScreen(<DevicesDialog item={AGENT} onClose={() => undefined} />).then((opened) => ({
		...opened,
		calls,
	}));
};
const rowOf = async (name: string) =>
	(await screen.findByText(name)).closest('li') as HTMLLIElement;

test('a terminal is taken away after it was said what that means', async () => {
	let rows = [aDevice(), before];
	const { user, calls } = await open(() => rows);
	calls.on(agentDeviceApi.unbind, () => {
		rows = rows.map((row) => ({ ...row, is_bound: false, signed_in_until: null }));
		return { ...AGENT, device_id: '' };
	});
	expect(await rowOf('POS-1')).toHaveTextContent('Connecté');
	const former = await rowOf('POS-0');
	expect(former).toHaveTextContent('Ancien');
	expect(within(former).queryByRole('button')).toBeNull();
	await user.click(screen.getByRole('button', { name: 'Retirer' }));
	expect(calls.received(agentDeviceApi.unbind)).toHaveLength(0);
	expect(screen.getByText(/sera déconnecté tout de suite/)).toBeInTheDocument();
	// The button that asked is gone: the keyboard goes on with what stands in its place.
	expect(screen.getByRole('button', { name: 'Garder' })).toHaveFocus();
	await expectAccessible();
	await user.click(screen.getByRole('button', { name: 'Retirer le terminal' }));
	expect(await screen.findByText(/Aucun terminal n’est attribué/)).toBeInTheDocument();
	expect(await screen.findByText('Terminal retiré à Wilner Pierre · 0412.')).toBeInTheDocument();
	expect(await rowOf('POS-1')).toHaveTextContent('Ancien');
});

test('what the server refuses is said beside the question', async () => {
	const { user, calls } = await open(() => [aDevice()]);
	calls.on(agentDeviceApi.unbind, () => {
		throw new Refusal('forbidden');
	});
	await user.click(await screen.findByRole('button', { name: 'Retirer' }));
	await user.click(screen.getByRole('button', { name: 'Retirer le terminal' }));
	expect(await screen.findByRole('alert')).toBeInTheDocument();
	expect(screen.getByText('POS-1')).toBeInTheDocument();
});

test('a terminal given but not used yet is shown as such', async () => {
	await open(() => [aDevice({ first_used_at: null, last_used_at: null, signed_in_until: null })]);
	const row = await rowOf('POS-1');
	expect(row).toHaveTextContent('Jamais utilisé');
	expect(row).toHaveTextContent('Attribué');
});
