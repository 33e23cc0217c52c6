import { useState } from 'react';
import type { WhatIf } from '../contract/what-if.ts';
import { FormattedMessage } from '../i18n/index.ts';
import { Alert, Box, Stack, Switch } from '../ui/index.ts';
import { DrawBars } from './DrawBars.tsx';
import { DrawTable } from './DrawTable.tsx';
import { messages } from './messages.ts';
import { Totals } from './Totals.tsx';

/** The answer: what changes in all, and draw by draw. */
export function Replayed({ answer }: { answer: WhatIf }) {
	const [isTable, setTable] = useState(false);
	const { vente, gain, gain_after } = answer.total;
	return (
		<Stack gap="5">
			{answer.is_cut && (
				<Alert.Root status="info" role="status">
					<Alert.Indicator />
					<Alert.Title fontWeight="normal">
						<FormattedMessage {...messages.cut} values={{ count: answer.draws.length }} />
					</Alert.Title>
				</Alert.Root>
			)}
			{answer.draws.length > 0 && (
				<>
					<Totals answer={answer} />
					{gain + gain_after > 0 ? (
						<Box>
							<Box display="flex" justifyContent="flex-end" marginBlockEnd="3">
								<Switch.Root
									size="sm"
									checked={isTable}
									onCheckedChange={({ checked }) => setTable(checked)}
								>
									<Switch.HiddenInput />
									<Switch.Control />
									<Switch.Label fontWeight="normal">
										<FormattedMessage {...messages.asTable} />
									</Switch.Label>
								</Switch.Root>
							</Box>
							{isTable ? <DrawTable answer={answer} /> : <DrawBars answer={answer} />}
						</Box>
					) : (
						// Bars of gains would be empty.
						vente > 0 && <DrawTable answer={answer} />
					)}
				</>
			)}
		</Stack>
	);
}
