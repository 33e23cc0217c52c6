import { Button, Dialog, Portal } from '@borlette/shared/ui';
import './harmless.css';

/** What a remote may do: style its own page and dialog, and stop its own events. */
export function Harmless() {
	return (
		<>
			<h1 className="harmless">Harmless</h1>
			<Dialog.Root>
				<Dialog.Trigger asChild>
					<Button>Open</Button>
				</Dialog.Trigger>
				<Portal>
					<Dialog.Positioner>
						<Dialog.Content>
							<Dialog.Title className="harmless">In a dialog</Dialog.Title>
							<Dialog.CloseTrigger asChild>
								<Button>Close</Button>
							</Dialog.CloseTrigger>
						</Dialog.Content>
					</Dialog.Positioner>
				</Portal>
			</Dialog.Root>
		</>
	);
}
