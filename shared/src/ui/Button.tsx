import { AbsoluteCenter, Button as ChakraButton, Span, Spinner } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

interface Props extends ComponentProps<typeof ChakraButton> {
	/** Not now: something beside it is under way. As `loading`, without its spinner. */
	waits?: boolean | undefined;
}

/**
 * Chakra's button, which keeps the focus while it waits: a disabled one loses it, and whoever works by keyboard would be at
 * the beginning of the page. Pressed meanwhile it does nothing, and sends no form; its name is read as before.
 */
export function Button({ loading, loadingText, waits, children, ...rest }: Props) {
	if (!loading && !waits) return <ChakraButton {...rest}>{children}</ChakraButton>;
	return (
		<ChakraButton
			{...rest}
			aria-disabled
			data-disabled=""
			onClick={refuse}
			{...(loading && { 'aria-busy': true, 'data-loading': '' })}
		>
			{loading && !rest.asChild ? <Waiting text={loadingText}>{children}</Waiting> : children}
		</ChakraButton>
	);
}

/** One with a picture only. */
export const IconButton = (props: Props) => (
	<Button px="0" py="0" _icon={{ fontSize: '1.2em' }} {...props} />
);

function refuse(event: MouseEvent): void {
	event.preventDefault();
	event.stopPropagation();
}

/** Without a text of its own the name keeps its room under the spinner, and is read by who listens. */
function Waiting({ text, children }: { text: ReactNode; children: ReactNode }) {
	const spinner = <Spinner size="inherit" borderWidth="0.125em" color="inherit" />;
	if (text) {
		return (
			<>
				{spinner}
				{text}
			</>
		);
	}
	return (
		<>
			<AbsoluteCenter display="inline-flex">{spinner}</AbsoluteCenter>
			<Span display="contents" color="transparent">
				{children}
			</Span>
		</>
	);
}
