import { useSession } from '@borlette/shared/session';
import { Avatar, Box, HStack, Logo, Text } from '@borlette/shared/ui';
import { useBrand } from '../session/brand.ts';
import { roleName, WORDS } from '../session/words.ts';

/** Top of the sidebar: for whom the person works, and as what. */
export function WhoAmI({ isMini }: { isMini: boolean }) {
	const user = useSession((state) => state.user);
	const brand = useBrand();
	if (!user) return null;
	const company = user.companyname ?? (user.role === 'superuser' ? WORDS.everyCompany : brand);
	return (
		<Box px={isMini ? '0' : '5'} pt="5" pb="4">
			<HStack
				gap="2.5"
				fontWeight="semibold"
				textStyle="lg"
				justifyContent={isMini ? 'center' : 'flex-start'}
			>
				<Logo size={36} title={isMini ? brand : ''} />
				{!isMini && brand}
			</HStack>
			{!isMini && (
				// With large text the name goes below the picture, and is read whole.
				<HStack mt="5" p="3" gap="3" bg="bg" borderRadius="lg" flexWrap="wrap">
					<Avatar.Root size="sm" shape="rounded" bg="brand.subtle" color="brand.fg">
						<Avatar.Fallback name={company} />
						{user.company_photo && <Avatar.Image src={user.company_photo} alt="" />}
					</Avatar.Root>
					<Box flex="1 1 8rem" minW="0" overflowWrap="anywhere">
						<Text fontWeight="semibold">{company}</Text>
						<Text textStyle="xs" color="fg.muted">
							{roleName(user.role)}
						</Text>
					</Box>
				</HStack>
			)}
		</Box>
	);
}
