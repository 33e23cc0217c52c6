import { ApiError } from '@borlette/shared/api';
import { FormattedMessage, useErrorText, useIntl, words } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import {
	Alert,
	Box,
	Button,
	Checkbox,
	Field,
	FieldFrame,
	Input,
	useFirstErrorFocused,
	VStack,
} from '@borlette/shared/ui';
import { useFormik } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import { object, string } from 'yup';
import { CodeField } from './CodeField.tsx';
import { messages } from './login.messages.ts';
import { PasswordField } from './PasswordField.tsx';
import { forgottenAlert, WORDS } from './words.ts';

const schema = object({
	username: string().trim().required(WORDS.usernameRequired),
	password: string().required(WORDS.passwordRequired),
});
const EMPTY = { username: '', password: '', remember: false, code: '' };

/** Who is refused: the form starts again. All else (no connection, too many tries) keeps what was typed. */
const REFUSED = ['invalid_credentials', 'account_blocked'];

interface Failure {
	title: string;
	/** Why, where the title does not say it. */
	reason?: string;
}

interface Props {
	/** Name of the provider. */
	brand: string;
	onSuccess: () => void;
	/** A person known already, who only has to give the password again; nobody else may take over. */
	username?: string | undefined;
	/** Beside the submit button. */
	otherButton?: ReactNode;
}

/**
 * Username and password, then the code of an account that asks for one, in the same place; what goes
 * wrong is said above them.
 */
export function LoginForm({ brand, onSuccess, username = '', otherButton }: Props) {
	const login = useSession((state) => state.login);
	const errorText = useErrorText();
	const { formatMessage } = useIntl();
	const [failure, setFailure] = useState<Failure>();
	const [asksCode, setAsksCode] = useState(false);

	const form = useFormik({
		initialValues: { ...EMPTY, username },
		validationSchema: schema,
		validate: ({ code }) =>
			asksCode && !code.trim() ? { code: formatMessage(messages.codeRequired) } : {},
		async onSubmit({ username, password, remember, code }, { resetForm, setFieldValue }) {
			setFailure(undefined);
			try {
				const second = asksCode && { code: code.trim() };
				await login({ username: username.trim(), password, remember, ...second });
				onSuccess();
			} catch (error) {
				const failed = error instanceof ApiError ? error.code : undefined;
				if (failed === 'invalid_code') await setFieldValue('code', '', false);
				const isRefused = REFUSED.includes(failed ?? '');
				if (isRefused) resetForm();
				setAsksCode(failed === 'code_required' || (asksCode && !isRefused));
				setFailure(failureOf(failed, error));
			}
		},
	});
	/** Nothing went wrong where the code is only asked for. */
	function failureOf(code: string | undefined, error: unknown): Failure | undefined {
		if (code === 'code_required') return undefined;
		if (code === 'invalid_credentials') return { title: WORDS.wrongCredentials };
		if (code === 'account_blocked') {
			return { title: WORDS.wrongCredentials, reason: errorText(error) };
		}
		return { title: errorText(error) };
	}
	const element = useRef<HTMLFormElement>(null);
	useFirstErrorFocused(element, form);
	const { submitCount } = form;
	const wrong = (name: 'username' | 'password' | 'code') =>
		form.touched[name] ? form.errors[name] : undefined;

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
						<FieldFrame error={wrong('username')} submitCount={submitCount}>
							{(tie) => (
								<>
									<Field.Label>{WORDS.username}</Field.Label>
									<Input
										size="lg"
										autoComplete="username"
										autoCapitalize="none"
										spellCheck={false}
										maxLength={64}
										readOnly={Boolean(username)}
										{...tie}
										{...form.getFieldProps('username')}
									/>
								</>
							)}
						</FieldFrame>
						<PasswordField
							error={wrong('password')}
							submitCount={submitCount}
							{...form.getFieldProps('password')}
						/>
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
					</>
				)}
				<Box display="flex" gap="3">
					<Button type="submit" size="lg" flex="1" loading={form.isSubmitting}>
						{WORDS.submit}
					</Button>
					{asksCode && (
						<Button
							size="lg"
							variant="outline"
							colorPalette="gray"
							onClick={() => {
								setFailure(undefined);
								setAsksCode(false);
							}}
						>
							<FormattedMessage {...words.back} />
						</Button>
					)}
					{!asksCode && otherButton}
				</Box>
			</VStack>
		</form>
	);
}
