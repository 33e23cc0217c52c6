import { Box, Center, Grid, HStack, Logo } from '@borlette/shared/ui';

/** Printed on the picture; not texts of the application. */
const PRINTED = { draw: 'New York · midi', total: '100 G', reference: '7XK2-M9QD-4HTB' };
const LINES = [
	{ game: 'Borlette', balls: '07', stake: '50' },
	{ game: 'Borlette', balls: '45', stake: '25' },
	{ game: 'Mariage', balls: '07 × 45', stake: '10' },
	{ game: 'Lotto 3', balls: '745', stake: '15' },
];
/** Modules of a code that leads nowhere. */
const isDark = (cell: number) => (cell * 7 + (cell % 5) * 3 + Math.floor(cell / 9) * 5) % 3 === 0;
const CELLS = Array.from({ length: 81 }, (_, cell) => cell);

/** A printed fiche; decoration beside the field that checks one. */
export function TicketPicture() {
	return (
		<Center aria-hidden>
			<Box
				w="280px"
				p="6"
				bg="bg.panel"
				borderWidth="1px"
				borderColor="border"
				borderRadius="lg"
				boxShadow="soft"
				rotate="2deg"
				fontFamily="mono"
				textStyle="xs"
			>
				<HStack justifyContent="space-between">
					<Logo size={28} />
					<span>{PRINTED.draw}</span>
				</HStack>
				<Box my="4" borderTopWidth="1px" borderStyle="dashed" borderColor="border.emphasized" />
				{LINES.map(({ game, balls, stake }) => (
					<Grid key={balls} templateColumns="1fr 1fr auto" py="0.5">
						<span>{game}</span>
						<Box as="span" fontWeight="semibold">
							{balls}
						</Box>
						<span>{stake}</span>
					</Grid>
				))}
				<Box my="4" borderTopWidth="1px" borderStyle="dashed" borderColor="border.emphasized" />
				<HStack justifyContent="space-between" alignItems="flex-end">
					<Box>
						<Box fontWeight="semibold">{PRINTED.total}</Box>
						<Box mt="1" color="fg.muted">
							{PRINTED.reference}
						</Box>
					</Box>
					<Grid templateColumns="repeat(9, 5px)" autoRows="5px">
						{CELLS.map((cell) => (
							<Box key={cell} bg={isDark(cell) ? 'fg' : 'transparent'} />
						))}
					</Grid>
				</HStack>
			</Box>
		</Center>
	);
}
