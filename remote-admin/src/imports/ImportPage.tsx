import type { Endpoint } from '@borlette/shared/contract';
import type { ImportApi, ImportCheck, ImportDone } from '@borlette/shared/contract/imports';
import { type MessageDescriptor, useIntl } from '@borlette/shared/i18n';
import { CompanyFirst } from '@borlette/shared/resource';
import type { ScreenName } from '@borlette/shared/screens';
import { Box, PageFrame, PageHeader, Stack } from '@borlette/shared/ui';
import { useState } from 'react';
import { Checked } from './Checked.tsx';
import { CheckForm } from './CheckForm.tsx';
import { Faults } from './Faults.tsx';
import { messages } from './messages.ts';
import { Taken } from './Taken.tsx';
import { Templates } from './Templates.tsx';
import { useGoesOn } from './useGoesOn.ts';

export interface ImportProps {
	api: ImportApi;
	title: MessageDescriptor;
	/** Where its rows stand afterwards. */
	list: ScreenName;
	listLabel: MessageDescriptor;
	refreshes: readonly Pick<Endpoint, 'path'>[];
}

interface Looked {
	file: File;
	check: ImportCheck;
}

/** Rows out of a file: a template, what is wrong with it cell by cell, and taking it. */
export function ImportPage({ api, title, list, listLabel, refreshes }: ImportProps) {
	const { formatMessage } = useIntl();
	const [looked, setLooked] = useState<Looked>();
	const [taken, setTaken] = useState<ImportDone>();
	const place = useGoesOn(taken ?? looked);
	const heading = formatMessage(title);
	return (
		<PageFrame>
			<PageHeader
				title={heading}
				text={formatMessage(messages.text)}
				crumbs={[{ label: formatMessage(listLabel), screen: list }, { label: heading }]}
			/>
			<CompanyFirst endpoint={api.take}>
				<Stack gap="6" ref={place}>
					{taken ? (
						<Taken
							taken={taken}
							onAnother={() => {
								setTaken(undefined);
								setLooked(undefined);
							}}
						/>
					) : (
						<>
							<Box maxWidth="760px">
								{looked ? (
									<Checked
										api={api}
										{...looked}
										refreshes={refreshes}
										onAnother={() => setLooked(undefined)}
										onTaken={setTaken}
									/>
								) : (
									<Stack gap="6">
										<Templates api={api} />
										<CheckForm api={api} onChecked={setLooked} />
									</Stack>
								)}
							</Box>
							{looked && looked.check.faultCount > 0 && <Faults check={looked.check} />}
						</>
					)}
				</Stack>
			</CompanyFirst>
		</PageFrame>
	);
}
