import type { ReactNode } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { Combobox } from '../../ui/formParts.ts';
import { Portal } from '../../ui/index.ts';
import { formMessages } from '../messages.ts';
import type { Choice } from './SelectField.tsx';

interface Props {
	choices: readonly Choice[];
	/** false while the choices are still those from before the last letter. */
	isSettled: boolean;
	/** The entries, where they are more than a row of them. */
	children: ReactNode;
}

/** What opens below a box of choices: those that match what is typed. */
export function ChoiceEntries({ choices, isSettled, children }: Props) {
	const { formatMessage } = useIntl();
	return (
		<Portal>
			<Combobox.Positioner>
				<Combobox.Content maxHeight="320px">
					{isSettled && <Combobox.Empty>{formatMessage(formMessages.noChoice)}</Combobox.Empty>}
					{children ??
						choices.map((choice) => (
							<Combobox.Item key={choice.value} item={choice}>
								<Combobox.ItemText>{choice.label}</Combobox.ItemText>
								<Combobox.ItemIndicator />
							</Combobox.Item>
						))}
				</Combobox.Content>
			</Combobox.Positioner>
		</Portal>
	);
}
