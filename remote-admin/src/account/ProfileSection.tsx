import { profileApi, type Session } from '@borlette/shared/contract/auth';
import { useWrite } from '@borlette/shared/data';
import { FormFrame, ImageField, PhoneField, TextField } from '@borlette/shared/form';
import { FormattedMessage, useErrorText, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { useCan, useSession } from '@borlette/shared/session';
import { Box, Button, Grid, Text, toast } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './messages.ts';

/** Names, phone and picture; who may not change them reads them. */
export function ProfileSection() {
	const user = useSession((session) => session.user);
	const mayChange = useCan('change_user_info');
	// A saved form starts again with what the server kept.
	const [saves, setSaves] = useState(0);
	if (!user) return null;
	if (!mayChange) return <ReadOnly user={user} />;
	return <ProfileForm key={saves} user={user} onSaved={() => setSaves((count) => count + 1)} />;
}

function ProfileForm({ user, onSaved }: { user: Session; onSaved: () => void }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const refreshProfile = useSession((session) => session.refreshProfile);
	const update = useWrite(profileApi.update);
	function keep(saved: Session, text: string) {
		refreshProfile(saved);
		toast.success(text);
		onSaved();
	}
	const removePhoto = () =>
		update.mutate(
			{ body: { remove_photo: true } },
			{
				onSuccess: (saved) => keep(saved, formatMessage(messages.photoRemoved)),
				onError: (error) => toast.error(errorText(error)),
			},
		);
	return (
		<FormFrame
			name="account.profile"
			initialValues={{
				first_name: user.first_name,
				last_name: user.last_name,
				phone: user.phone ?? '',
				user_photo: null as File | null,
			}}
			body={profileApi.update.input.body}
			save={({ user_photo, phone, ...names }) =>
				update.mutateAsync({
					body: { ...names, ...(phone && { phone }) },
					...(user_photo && { files: { user_photo } }),
				})
			}
			onSaved={(saved) => keep(saved, formatMessage(messages.profileSaved))}
		>
			<Box display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
				<ImageField
					name="user_photo"
					label={formatMessage(messages.photo)}
					current={user.user_photo}
				/>
				{user.user_photo && (
					<Button
						variant="ghost"
						colorPalette="error"
						loading={update.isPending}
						onClick={removePhoto}
					>
						<FormattedMessage {...messages.removePhoto} />
					</Button>
				)}
			</Box>
			<Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
				<TextField
					name="first_name"
					label={formatMessage(words.firstName)}
					autoComplete="given-name"
				/>
				<TextField
					name="last_name"
					label={formatMessage(words.lastName)}
					autoComplete="family-name"
				/>
				<PhoneField name="phone" label={formatMessage(words.phone)} />
			</Grid>
		</FormFrame>
	);
}

function ReadOnly({ user }: { user: Session }) {
	const { phone } = useFormats();
	return (
		<>
			<Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="6" rowGap="2">
				<Box as="dt" color="fg.muted">
					<FormattedMessage {...words.firstName} />
				</Box>
				<dd>{user.first_name}</dd>
				<Box as="dt" color="fg.muted">
					<FormattedMessage {...words.lastName} />
				</Box>
				<dd>{user.last_name}</dd>
				<Box as="dt" color="fg.muted">
					<FormattedMessage {...words.phone} />
				</Box>
				<dd dir="ltr">{user.phone && phone(user.phone)}</dd>
			</Box>
			<Text color="fg.muted">
				<FormattedMessage {...messages.readOnly} />
			</Text>
		</>
	);
}
