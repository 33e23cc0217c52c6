import { Box, Button } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { StatusIcon } from '../states/StatusIcon.tsx';
import { durationOf, type ShownToast, toast } from './toast.ts';

/** Leaves by itself, but not while it is read: under the pointer or with the focus in it. */
export function ToastCard({ toast: shown }: { toast: ShownToast }) {
	const [isHeld, setHeld] = useState(false);

	useEffect(
		function leaveInTime() {
			if (isHeld) return;
			const timer = setTimeout(() => toast.dismiss(shown.id), durationOf(shown));
			return () => clearTimeout(timer);
		},
		[isHeld, shown],
	);

	return (
		<Box
			data-status={shown.status}
			lang={shown.lang}
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
			pointerEvents="auto"
			display="flex"
			alignItems="center"
			gap="2.5"
			minH="11"
			ps="3"
			pe="3"
			py="1.5"
			maxW="sm"
			bg="bg.panel"
			color="fg"
			borderWidth="1px"
			borderColor="border"
			borderRadius="md"
			boxShadow="soft"
			animation="fade-in 160ms ease-out, slide-from-top 160ms ease-out"
		>
			<StatusIcon status={shown.status} />
			<Box flex="1" minW="0" fontWeight="medium">
				{shown.text}
			</Box>
			{shown.action && (
				<Button
					size="xs"
					variant="ghost"
					onClick={() => {
						toast.dismiss(shown.id);
						shown.action?.onClick();
					}}
				>
					{shown.action.label}
				</Button>
			)}
		</Box>
	);
}
