import { Section } from '@borlette/shared/cards';
import type { Overview } from '@borlette/shared/contract/overview';
import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { type AnyResource, type RowStep, useRowSteps } from '@borlette/shared/resource';
import { Link } from '@borlette/shared/router';
import { useAddressOf } from '@borlette/shared/screens';
import { useSession } from '@borlette/shared/session';
import { Box, Button } from '@borlette/shared/ui';
import type { Kind } from './kinds.ts';
import { messages } from './messages.ts';
import { useUserCan } from './useUserCan.ts';

interface Props {
	kind: Kind;
	resource: AnyResource;
	overview: Overview;
}

/** What one can do next: nothing that would be refused. */
export function NextSteps({ kind, resource, overview }: Props) {
	const links = useLinks(kind, overview);
	const { steps, dialog } = useRowSteps(resource, useIsEvery() ? undefined : overview.id);
	const all = [...links, ...steps];
	return (
		<Section title={<FormattedMessage {...messages.next} />}>
			{all.length === 0 ? (
				<Box as="p" color="fg.muted">
					<FormattedMessage {...messages.nothingNext} />
				</Box>
			) : (
				<Box as="ul" listStyleType="none" display="grid" gap="1" mx="-2">
					{all.map((step, index) => (
						<li key={step.name}>
							<StepButton step={step} isFirst={index === 0} />
						</li>
					))}
				</Box>
			)}
			{dialog}
		</Section>
	);
}

function StepButton({ step, isFirst }: { step: RowStep; isFirst: boolean }) {
	const { icon: Icon, label } = step;
	const content = (
		<>
			<Icon size={18} aria-hidden />
			{label}
		</>
	);
	const look = {
		variant: isFirst ? 'solid' : 'ghost',
		colorPalette: isFirst ? 'brand' : 'gray',
		width: 'full',
		justifyContent: 'flex-start',
		height: 'auto',
		minHeight: '10',
		whiteSpace: 'normal',
		// The recipe centres it on a phone.
		textAlign: { base: 'start', smDown: 'start' },
		gap: '3',
	} as const;
	if ('to' in step)
		return (
			<Button asChild {...look}>
				<Link to={step.to}>{content}</Link>
			</Button>
		);
	return (
		<Button {...look} onClick={step.onPress}>
			{content}
		</Button>
	);
}

/** In "Toutes" nothing is written, so nothing is offered that would be. */
const useIsEvery = () =>
	useSession(({ user }) => user?.role === 'superuser' && !user.select_company);

/** Forms of other pages, with what is known here filled in. */
function useLinks({ steps }: Kind, overview: Overview): RowStep[] {
	const { formatMessage } = useIntl();
	const addressOf = useAddressOf();
	const may = useUserCan();
	const isEvery = useIsEvery();
	return steps.flatMap(({ name, label, icon, permissions = [], applies, to: screen }) => {
		if (isEvery || !permissions.every(may) || (applies && !applies(overview))) return [];
		const to = addressOf(screen, overview);
		return to ? [{ name, label: formatMessage(label), icon, to }] : [];
	});
}
