import { useState } from 'react';
import { Button, ConfirmDialog, Dialog, Portal, Text, toast, Wrap } from '../index.ts';

export const title = 'Dialogues et avis';

export const examples = {
	'question avant une perte': () => <Asking />,
	'question dont la réponse a échoué': () => (
		<Asking failure="Cet agent a déjà vendu : bloquez-le." />
	),
	dialogue: () => (
		<Dialog.Root>
			<Dialog.Trigger asChild>
				<Button variant="outline">Ouvrir le dialogue</Button>
			</Dialog.Trigger>
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner>
					<Dialog.Content>
						<Dialog.Header>
							<Dialog.Title>Terminaux de Wilner Pierre</Dialog.Title>
						</Dialog.Header>
						<Dialog.Body>
							<Text>Aucun terminal n’est attribué.</Text>
						</Dialog.Body>
						<Dialog.Footer>
							<Dialog.ActionTrigger asChild>
								<Button variant="outline">Fermer</Button>
							</Dialog.ActionTrigger>
						</Dialog.Footer>
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	),
	avis: () => (
		<Wrap>
			{(['success', 'info', 'warning', 'error'] as const).map((status) => (
				<Button
					key={status}
					variant="outline"
					onClick={() =>
						toast[status](`Wilner Pierre : c’est enregistré (${status}).`, {
							duration: 600_000,
							...(status === 'success' && { action: { label: 'Annuler', onClick: () => {} } }),
						})
					}
				>
					Ouvrir un avis : {status}
				</Button>
			))}
		</Wrap>
	),
};

function Asking({ failure }: { failure?: string }) {
	const [isOpen, setOpen] = useState(false);
	const close = () => setOpen(false);
	return (
		<>
			<Button variant="outline" onClick={() => setOpen(true)}>
				Ouvrir la question
			</Button>
			<ConfirmDialog
				isOpen={isOpen}
				title="Supprimer Wilner Pierre ?"
				text="L’agent n’a rien vendu. Cela ne peut pas être annulé."
				confirmLabel="Supprimer"
				cancelLabel="Annuler"
				onConfirm={close}
				onCancel={close}
				isDangerous
				failure={failure}
			/>
		</>
	);
}
