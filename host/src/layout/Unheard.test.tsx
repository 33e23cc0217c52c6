import { agentApi } from '@borlette/shared/contract/agent';
import { useWrite } from '@borlette/shared/data';
import { anAgent, fakeApi, Refusal, renderScreen, screen } from '@borlette/shared/testing';
import { useState } from 'react';
import { Unheard } from './Unheard.tsx';

const { id } = anAgent({});

function Page({ onLeave }: { onLeave: () => void }) {
	const remove = useWrite(agentApi.remove);
	return (
		<button
			type="button"
			onClick={() => {
				remove.mutate({ body: { id } });
				onLeave();
			}}
		>
			Supprimer et partir
		</button>
	);
}

function App() {
	const [isThere, setThere] = useState(true);
	return (
		<>
			<Unheard />
			{isThere && <Page onLeave={() => setThere(false)} />}
		</>
	);
}

test('who has gone on from a page is told what it could not do', async () => {
	let refuse = () => {};
	fakeApi().on(
		agentApi.remove,
		() =>
			new Promise<never>((_, reject) => {
				refuse = () => reject(new Refusal('in_use'));
			}),
	);
	const { user } = await renderScreen(<App />);
	await user.click(screen.getByRole('button', { name: 'Supprimer et partir' }));
	refuse();
	expect(await screen.findByText(/^Non enregistré : /)).toBeInTheDocument();
});
