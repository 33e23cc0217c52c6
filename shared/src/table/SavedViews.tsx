import { type FormEvent, useState } from 'react';
import { useIntl, words } from '../i18n/index.ts';
import { Box, Button, CloseIcon, HStack, IconButton, Input } from '../ui/index.ts';
import type { ListPatch, ListState } from './listUrl.ts';
import { tableMessages } from './messages.ts';
import { patchTo, useSavedViews } from './savedViews.ts';
import type { TableView } from './tableView.ts';

const LONGEST_NAME = 60;

interface Props {
	name: string;
	view: TableView;
	onView: (view: TableView) => void;
	state: ListState;
	onChange: (patch: ListPatch) => void;
}

/** Search, filters, order and columns under a name of the person's own. */
export function SavedViews({ name: table, view, onView, state, onChange }: Props) {
	const { formatMessage } = useIntl();
	const { views, save, forget } = useSavedViews(table);
	const [name, setName] = useState('');
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const { sort, q, filters } = state;
		if (name.trim()) save({ name: name.trim(), view, search: { sort, q, filters } });
		setName('');
	};
	return (
		<Box as="fieldset">
			<Box as="legend" fontWeight="semibold" fontSize="0.8125rem" marginBlockEnd="1">
				{formatMessage(tableMessages.savedViews)}
			</Box>
			{views.map((saved) => (
				<HStack key={saved.name} gap="1">
					<Button
						variant="ghost"
						size="sm"
						flex="1"
						minWidth="0"
						justifyContent="start"
						onClick={() => {
							onView(saved.view);
							onChange(patchTo(saved, state));
						}}
					>
						{saved.name}
					</Button>
					<IconButton
						variant="ghost"
						size="xs"
						aria-label={formatMessage(tableMessages.forgetView, { view: saved.name })}
						onClick={() => forget(saved.name)}
					>
						<CloseIcon />
					</IconButton>
				</HStack>
			))}
			<HStack as="form" gap="2" marginBlockStart="1" onSubmit={submit}>
				<Input
					size="sm"
					aria-label={formatMessage(tableMessages.viewName)}
					placeholder={formatMessage(tableMessages.viewName)}
					maxLength={LONGEST_NAME}
					value={name}
					onChange={(event) => setName(event.currentTarget.value)}
				/>
				<Button type="submit" size="sm" variant="outline" disabled={!name.trim()}>
					{formatMessage(words.save)}
				</Button>
			</HStack>
		</Box>
	);
}
