import type { SignIn } from '@borlette/shared/contract/imports';
import { useIntl } from '@borlette/shared/i18n';
import { Box, Button, Card, Flex, Heading, PrintIcon, PrintSheet, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { Slip } from './Slip.tsx';

/** A4. */
const PAGE = { width: 210, height: 297 } as const;

interface Props {
	signIns: readonly SignIn[];
	/** They are about to be printed. */
	onPrint: () => void;
}

/** The slips of many agents, several on a page, to be cut out. */
export function Slips({ signIns, onPrint }: Props) {
	const { formatMessage } = useIntl();
	const count = signIns.length;
	return (
		<Card.Root as="section" aria-labelledby="slips">
			<Card.Body>
				<Flex justify="space-between" align="center" wrap="wrap" gap="3" mb="4">
					<Box>
						<Heading as="h2" size="md" id="slips">
							{formatMessage(messages.slips, { count })}
						</Heading>
						<Text color="fg.muted">{formatMessage(messages.slipsText)}</Text>
					</Box>
					<Button
						onClick={() => {
							onPrint();
							window.print();
						}}
					>
						<PrintIcon size={16} aria-hidden />
						{formatMessage(messages.printAll)}
					</Button>
				</Flex>
				<Box maxHeight="480px" overflow="auto" tabIndex={0} role="group" aria-labelledby="slips">
					<PrintSheet {...PAGE}>
						<Box
							display="grid"
							gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
							gap="3mm"
							padding="6mm"
							css={{
								'@media print': { gridTemplateColumns: '1fr 1fr' },
								'& > *': { breakInside: 'avoid', border: '1px dashed #9BA7B3' },
							}}
						>
							{signIns.map((signIn) => (
								<Slip key={signIn.id} signIn={signIn} />
							))}
						</Box>
					</PrintSheet>
				</Box>
			</Card.Body>
		</Card.Root>
	);
}
