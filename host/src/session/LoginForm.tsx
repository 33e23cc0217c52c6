import { FormattedMessage, words } from '@borlette/shared/i18n';
import { Alert, Box, Button, Checkbox, useFirstErrorFocused, VStack } from '@borlette/shared/ui';
import { type ReactNode, useRef } from 'react';
import { CodeField } from './CodeField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { UsernameField } from './UsernameField.tsx';
import { useLogin } from './useLogin.ts';
import { forgottenAlert, WORDS } from './words.ts';

interface Props {
	/** Name of the provider. */
	brand: string;
	onSuccess: () => void;
	/** A person known already, who only has to give the password again; nobody else may take over. */
	username?: string | undefined;
	/** What stands above the form. */
	noteId?: string | undefined;
	/** Beside the submit button. */
	otherButton?: ReactNode;
}

/**
 * Username and password, then the code of an account that asks for one, in the same place; what goes
 * wrong is said above them.
 */
export function LoginForm({ brand, onSuccess, username = '', noteId, otherButton }: Props) {
	const { form, failure, asksCode, back, wrong } = useLogin({ username, onSuccess });
	const element = useRef<HTMLFormElement>(null);
	useFirstErrorFocused(element, form);
	const { submitCount } = form;

	return (
		<form ref={element} noValidate onSubmit={form.handleSubmit}>
			<VStack align="stretch" gap="5">
				{failure && (
					<Alert.Root status="error" role="alert">
						<Alert.Indicator />
						<Alert.Content>
							<Alert.Title>{failure.title}</Alert.Title>
							{failure.reason && <Alert.Description>{failure.reason}</Alert.Description>}
						</Alert.Content>
					</Alert.Root>
				)}
				{asksCode ? (
					// Nothing is said on leaving it: a line more would move the button under the pointer.
					<CodeField
						error={wrong('code')}
						submitCount={submitCount}
						{...form.getFieldProps('code')}
						onBlur={undefined}
					/>
				) : (
					<>
						<UsernameField
							error={wrong('username')}
							submitCount={submitCount}
							noteId={noteId}
							readOnly={Boolean(username)}
							{...form.getFieldProps('username')}
						/>
						<PasswordField
							error={wrong('password')}
							submitCount={submitCount}
							{...form.getFieldProps('password')}
						/>
						<RememberLine form={form} brand={brand} />
					</>
				)}
				<Box display="flex" gap="3">
					<Button type="submit" size="lg" flex="1" loading={form.isSubmitting}>
						{WORDS.submit}
					</Button>
					{asksCode && (
						<Button size="lg" variant="outline" colorPalette="gray" onClick={back}>
							<FormattedMessage {...words.back} />
						</Button>
					)}
					{!asksCode && otherButton}
				</Box>
			</VStack>
		</form>
	);
}

function RememberLine({
	form,
	brand,
}: {
	form: ReturnType<typeof useLogin>['form'];
	brand: string;
}) {
	return (
		<Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="3">
			<Checkbox.Root
				checked={form.values.remember}
				onCheckedChange={({ checked }) => form.setFieldValue('remember', checked === true)}
			>
				<Checkbox.HiddenInput />
				<Checkbox.Control />
				<Checkbox.Label>{WORDS.remember}</Checkbox.Label>
			</Checkbox.Root>
			<Button
				variant="plain"
				h="auto"
				px="1"
				fontWeight="medium"
				textDecoration="underline"
				onClick={() => window.alert(forgottenAlert(brand))}
			>
				{WORDS.forgotten}
			</Button>
		</Box>
	);
}
