import type { OutputOf } from '@borlette/shared/contract';
import type { tracabiliteApi } from '@borlette/shared/contract/tracabilite';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { type ScreenRef, screenOf, useAddressOf } from '@borlette/shared/screens';
import { Box, StatusIcon, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { useTraceWords } from './words.ts';

export type ChainVerdict = OutputOf<typeof tracabiliteApi.verify>[number];
type FirstBad = NonNullable<ChainVerdict['first_bad']>;

const entry = (trace: string) => ({ trace });
/** The list in which an entry of a role stands. */
const TRAILS: Readonly<Record<string, ScreenRef<string>>> = {
	agent: screenOf('tracabilite.agent', {}, entry),
	supervisor: screenOf('tracabilite.supervisor', {}, entry),
	company: screenOf('tracabilite.company', {}, entry),
	superuser: screenOf('tracabilite.company', {}, entry),
};

interface Props {
	verdict: ChainVerdict;
	/** Several chains: each says whose it is. */
	isNamed: boolean;
	onLeave: () => void;
}

/** One chain in words: whole with its head, or the first entry that is not, and its anchor. */
export function Verdict({ verdict, isNamed, onLeave }: Props) {
	const { first_bad: bad, anchor } = verdict;
	const isBad = bad !== null || (anchor !== null && anchor.state !== 'whole');
	return (
		<Box as="li" display="flex" gap="3" borderWidth="1px" borderRadius="md" p="4">
			<StatusIcon status={isBad ? 'error' : 'success'} />
			<Box minWidth="0" display="grid" gap="1">
				{isNamed && (
					<Text fontWeight="semibold">
						{verdict.companyname ?? <FormattedMessage {...messages.provider} />}
					</Text>
				)}
				{bad ? (
					<Bad bad={bad} companyId={verdict.company_id} onLeave={onLeave} />
				) : (
					verdict.entries > 0 && (
						<>
							<Text>
								<FormattedMessage {...messages.whole} values={{ count: verdict.entries }} />
							</Text>
							<Text dir="ltr" textStyle="reference" color="fg.muted" overflowWrap="anywhere">
								{verdict.head}
							</Text>
						</>
					)
				)}
				<AnchorState anchor={anchor} />
			</Box>
		</Box>
	);
}

function Bad({
	bad,
	companyId,
	onLeave,
}: {
	bad: FirstBad;
	companyId: string;
	onLeave: () => void;
}) {
	const { dateTime } = useFormats();
	const { objectOf } = useTraceWords();
	const addressOf = useAddressOf();
	const trail = TRAILS[bad.actor_role];
	const to = trail && addressOf(trail, `${companyId}:${bad.seq}`);
	return (
		<>
			<Text fontWeight="semibold" color="fg.error">
				<FormattedMessage
					{...(bad.problem === 'changed' ? messages.badChanged : messages.badMissing)}
					values={{ seq: bad.seq }}
				/>
			</Text>
			<Text>
				<FormattedMessage
					{...messages.badEntry}
					values={{
						moment: dateTime(bad.at),
						name: bad.actor_name,
						object: `${objectOf(bad.object_type)} ${bad.object_label}`,
					}}
				/>
			</Text>
			{to && (
				<Link to={to} onClick={onLeave}>
					<FormattedMessage {...messages.openBad} />
				</Link>
			)}
		</>
	);
}

function AnchorState({ anchor }: { anchor: ChainVerdict['anchor'] }) {
	const { dateTime } = useFormats();
	if (!anchor)
		return (
			<Text color="fg.muted">
				<FormattedMessage {...messages.noAnchor} />
			</Text>
		);
	const values = { seq: anchor.seq, moment: dateTime(anchor.at) };
	if (anchor.state === 'whole')
		return (
			<Text color="fg.muted">
				<FormattedMessage {...messages.anchorWhole} values={values} />
			</Text>
		);
	return (
		<Text color="fg.error" fontWeight="semibold">
			<FormattedMessage
				{...(anchor.state === 'cut' ? messages.anchorCut : messages.anchorRewritten)}
				values={values}
			/>
		</Text>
	);
}
