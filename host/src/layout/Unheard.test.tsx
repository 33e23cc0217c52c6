import { agentApi } from '@borlette/shared/contract/agent';
import { useWrite } from '@borlette/shared/data';
import {
	anAgent,
	fakeApi,
	NoAnswer,
	Refusal,
	renderScreen,
	screen,
} from '@borlette/shared/testing';
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

test.each([
	[new Refusal('in_use'), /^Non enregistré : /],
	[new NoAnswer(), /^Peut-être enregistré : .*Vérifiez d’abord si c’est fait\.$/],
])('who has gone on from a page is told what became of what it sent: %s', async (failure, said) => {
	let refuse = () => {};
	fakeApi().on(
		agentApi.remove,
		() =>
			new Promise<never>((_, reject) => {
				refuse = () => reject(failure);
			}),
	);
	const { user } = await renderScreen(<App />);
	await user.click(screen.getByRole('button', { name: 'Supprimer et partir' }));
	refuse();
	expect(await screen.findByText(said)).toBeInTheDocument();
});
