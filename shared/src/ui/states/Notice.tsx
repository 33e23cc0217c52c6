import { Alert } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props extends Omit<Alert.RootProps, 'title' | 'children'> {
	title: ReactNode;
	/** What follows from it, or what to do. */
	children?: ReactNode;
}

/** Something that a person should know, above or among what it is about. */
export function Notice({ title, children, ...rest }: Props) {
	const heading = <Alert.Title>{title}</Alert.Title>;
	return (
		<Alert.Root {...rest}>
			<Alert.Indicator />
			{children ? (
				<Alert.Content>
					{heading}
					<Alert.Description>{children}</Alert.Description>
				</Alert.Content>
			) : (
				heading
			)}
		</Alert.Root>
	);
}
