import { type Prime, primeApi, type Rate } from '@borlette/shared/contract/prime';
import { useWholeList } from '@borlette/shared/data';
import {
	FormattedMessage,
	rateMessages,
	useErrorText,
	useFormats,
	useIntl,
} from '@borlette/shared/i18n';
import { ResourceForm, useFormAhead } from '@borlette/shared/resource';
import { Link, useGoOn, useSearchParams } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { useCan, useSession } from '@borlette/shared/session';
import {
	Alert,
	Box,
	Button,
	EmptyState,
	ErrorState,
	PageFrame,
	PageHeader,
	PageSkeleton,
	Stack,
	Text,
	toast,
} from '@borlette/shared/ui';
import { useState } from 'react';
import { effectiveOf } from './effective.ts';
import { general } from './general.resource.tsx';
import { KindTabs } from './KindTabs.tsx';
import { pages } from './pages.messages.ts';
import { RateTable } from './RateTable.tsx';

/** The general prime of the company worked on, or of the one that the address names. */
export function GeneralPage() {
	useFormAhead();
	const errorText = useErrorText();
	const read = useWholeList(primeApi.list, {}, { staleTime: 0 });
	const [search] = useSearchParams();
	const own = useSession(({ user }) => user?.select_company ?? null);
	const list = useScreen('prime.general.list');
	const company = search.get('company') ?? own;
	const primes = read.data;
	const prime = primes?.find(({ company_id }) => company_id === company);

	if (read.error && !primes) {
		return (
			<PageFrame>
				<ErrorState
					title={<FormattedMessage {...pages.failed} />}
					text={errorText(read.error)}
					onRetry={() => void read.refetch()}
				/>
			</PageFrame>
		);
	}
	if (!primes || !read.isFetchedAfterMount) return <PageSkeleton />;
	return (
		<PageFrame>
			<PageHeader
				title={<FormattedMessage {...pages.general} />}
				text={
					prime && (
						<FormattedMessage {...pages.generalText} values={{ companyname: prime.companyname }} />
					)
				}
				crumbs={[
					{ label: <FormattedMessage {...pages.generals} />, screen: 'prime.general.list' },
					{ label: <FormattedMessage {...pages.general} /> },
				]}
			/>
			<KindTabs />
			{prime ? (
				<GeneralPrime key={prime.company_id} prime={prime} isOwn={prime.company_id === own} />
			) : (
				<EmptyState
					title={<FormattedMessage {...pages.unknown} />}
					text={<FormattedMessage {...pages.unknownText} />}
					action={
						list && (
							<Button asChild>
								<Link to={list}>
									<FormattedMessage {...pages.toList} />
								</Link>
							</Button>
						)
					}
				/>
			)}
		</PageFrame>
	);
}

function GeneralPrime({ prime, isOwn }: { prime: Prime; isOwn: boolean }) {
	const { formatMessage } = useIntl();
	const goOn = useGoOn();
	const mayChange = useCan('change_agenttauxtirage');
	// A saved form is done with: the next change begins from what was saved.
	const [saved, setSaved] = useState(prime);
	if (!mayChange || !isOwn) return <ReadOnly prime={prime} isOwn={isOwn} />;
	return (
		<ResourceForm
			key={saved.version}
			resource={general}
			row={saved}
			onSaved={(answer) => {
				toast.success(formatMessage(pages.saved));
				setSaved(answer as Prime);
				goOn('.', { replace: true });
			}}
		/>
	);
}

function ReadOnly({ prime, isOwn }: { prime: Prime; isOwn: boolean }) {
	const { count } = useFormats();
	const rateOf = (rate: Rate) => (
		<dl>
			<Text as="dt" color="fg.muted" textStyle="xs">
				<FormattedMessage {...rateMessages[rate]} />
			</Text>
			<Text as="dd" textStyle="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
				{count(prime[rate])}
			</Text>
		</dl>
	);
	return (
		<Box maxWidth="760px">
			<Stack gap="5">
				<Alert.Root status="info">
					<Alert.Indicator />
					<Alert.Title fontWeight="normal">
						<FormattedMessage
							{...(isOwn ? pages.readOnly : pages.chooseCompany)}
							values={{ companyname: prime.companyname }}
						/>
					</Alert.Title>
				</Alert.Root>
				<RateTable effective={effectiveOf(prime)} rateOf={rateOf} />
			</Stack>
		</Box>
	);
}
