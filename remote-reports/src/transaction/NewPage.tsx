import { movementKinds } from '@borlette/shared/cards';
import type { BodyOf } from '@borlette/shared/contract';
import { agentApi, agentChoices } from '@borlette/shared/contract/agent';
import {
	TRANSACTION_KINDS,
	type Transaction,
	transactionApi,
} from '@borlette/shared/contract/transaction';
import { useKeyedWrite } from '@borlette/shared/data';
import { FormFrame, RefField, SelectField, useAskBefore } from '@borlette/shared/form';
import { useFormats, useIntl, words } from '@borlette/shared/i18n';
import { AddFirst, CompanyFirst, MARKED } from '@borlette/shared/resource';
import { Link, useSearchParams } from '@borlette/shared/router';
import { useGoTo, useScreen } from '@borlette/shared/screens';
import { Box, Button, Card, Grid, PageFrame, PageHeader, toast } from '@borlette/shared/ui';
import { BalanceAside } from './BalanceAside.tsx';
import { MoneyFields } from './MoneyFields.tsx';
import { messages } from './messages.ts';
import { QUESTIONS } from './questions.tsx';

type Values = BodyOf<typeof transactionApi.create>;
const NAME = 'transaction.new';

/** Records money that an agent brings or takes. However often it is sent, it is recorded once. */
export function NewPage() {
	const { formatMessage } = useIntl();
	const { amount } = useFormats();
	const goTo = useGoTo();
	const list = useScreen('transaction.list');
	const [params] = useSearchParams();
	const record = useKeyedWrite(transactionApi.create, NAME, [transactionApi.list, agentApi.list]);
	const { send, question } = useAskBefore(
		(body: Values) => record.mutateAsync({ body }),
		QUESTIONS,
	);
	const initialValues = {
		agent_id: params.get('agent_id') ?? '',
		kind: TRANSACTION_KINDS.find((kind) => kind === params.get('kind')) ?? 'deposit',
		amount: '' as unknown as number,
		note: '',
	};
	const title = formatMessage(messages.create);

	function showInList(entry: Transaction) {
		const values = { amount: amount(entry.amount), agent: entry.agent_name };
		toast.success(formatMessage(messages.saved, values));
		goTo('transaction.list', {}, { [MARKED]: entry.id });
	}
	return (
		<PageFrame>
			<PageHeader
				title={title}
				crumbs={[{ label: formatMessage(messages.list), to: list }, { label: title }]}
			/>
			<CompanyFirst endpoint={transactionApi.create}>
				<Box maxWidth="760px">
					<FormFrame<Values, Transaction>
						// What was left half typed of another agent does not stand in the place of the one asked for.
						name={`${NAME}.${params}`}
						initialValues={initialValues}
						body={transactionApi.create.input.body}
						showLimits={{ amount: (limit) => amount(limit) }}
						save={(values) => send({ ...values, note: values.note.trim() })}
						onSaved={showInList}
						countsOnce
						submitLabel={formatMessage(messages.save)}
						aside={
							list && (
								<Button asChild variant="outline">
									<Link to={list}>{formatMessage(words.cancel)}</Link>
								</Button>
							)
						}
					>
						<Card.Root>
							<Card.Body>
								<Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
									<RefField
										name="agent_id"
										label={formatMessage(words.agent)}
										whenNone={<AddFirst add="agent.new" />}
										{...agentChoices}
									/>
									<SelectField
										name="kind"
										label={formatMessage(messages.kind)}
										choices={TRANSACTION_KINDS.map((kind) => ({
											value: kind,
											label: formatMessage(movementKinds[kind]),
										}))}
									/>
									<MoneyFields />
								</Grid>
								<BalanceAside />
							</Card.Body>
						</Card.Root>
					</FormFrame>
					{question}
				</Box>
			</CompanyFirst>
		</PageFrame>
	);
}
