import { ApiError } from '@borlette/shared/api';
import { useErrorText } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { Alert, Box, Button, Checkbox, Field, Input, VStack } from '@borlette/shared/ui';
import { useFormik } from 'formik';
import { type ReactNode, useState } from 'react';
import { object, string } from 'yup';
import { useBrand } from './brand.ts';
import { PasswordField } from './PasswordField.tsx';
import { forgottenAlert, WORDS } from './words.ts';

const schema = object({
	username: string().trim().required(WORDS.usernameRequired),
	password: string().required(WORDS.passwordRequired),
});
const EMPTY = { username: '', password: '', remember: false };

interface Props {
	onSuccess: () => void;
	/** A person known already, who only has to give the password again; nobody else may take over. */
	username?: string | undefined;
	/** Beside the submit button. */
	otherButton?: ReactNode;
}

/** Username and password; what goes wrong is said above them. */
export function LoginForm({ onSuccess, username = '', otherButton }: Props) {
	const login = useSession((state) => state.login);
	const errorText = useErrorText();
	const brand = useBrand();
	const [failure, setFailure] = useState<string>();

	const form = useFormik({
		initialValues: { ...EMPTY, username },
		validationSchema: schema,
		async onSubmit({ username, password, remember }, { resetForm }) {
			setFailure(undefined);
			try {
				await login({ username: username.trim(), password, remember });
				onSuccess();
			} catch (error) {
				const isWrong = error instanceof ApiError && error.code === 'invalid_credentials';
				if (isWrong) resetForm();
				setFailure(isWrong ? WORDS.wrongCredentials : errorText(error));
			}
		},
	});
	const wrong = (name: 'username' | 'password') =>
		form.touched[name] ? form.errors[name] : undefined;

	return (
		<form noValidate onSubmit={form.handleSubmit}>
			<VStack align="stretch" gap="5">
				{failure && (
					<Alert.Root status="error" role="alert">
						<Alert.Indicator />
						<Alert.Title>{failure}</Alert.Title>
					</Alert.Root>
				)}
				<Field.Root invalid={Boolean(wrong('username'))}>
					<Field.Label>{WORDS.username}</Field.Label>
					<Input
						size="lg"
						autoComplete="username"
						autoCapitalize="none"
						spellCheck={false}
						maxLength={64}
						readOnly={Boolean(username)}
						{...form.getFieldProps('username')}
					/>
					<Field.ErrorText>{wrong('username')}</Field.ErrorText>
				</Field.Root>
				<PasswordField error={wrong('password')} {...form.getFieldProps('password')} />
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
				<Box display="flex" gap="3">
					<Button type="submit" size="lg" flex="1" loading={form.isSubmitting}>
						{WORDS.submit}
					</Button>
					{otherButton}
				</Box>
			</VStack>
		</form>
	);
}
