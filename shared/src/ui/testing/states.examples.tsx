import {
	Badge,
	Box,
	Button,
	Card,
	Countdown,
	DrawState,
	EmptyState,
	ErrorState,
	LiveBadge,
	Notice,
	PageHeader,
	PageSkeleton,
	Skeleton,
	Stack,
	Wrap,
} from '../index.ts';

export const title = 'États';

const STATUSES = ['success', 'warning', 'error', 'info'] as const;
const DRAWS = ['open', 'closed', 'provisional', 'confirmed', 'settled', 'cancelled'];

export const examples = {
	'chargement d’une page': () => <PageSkeleton />,
	'chargement d’une partie': () => (
		<Stack aria-busy="true">
			<Skeleton height="36px" />
			<Skeleton height="36px" />
		</Stack>
	),
	vide: () => (
		<Card.Root>
			<EmptyState
				title="Aucun agent"
				text="Ajoutez le premier agent : il pourra vendre dès qu’il aura un terminal."
				action={<Button>Nouvel agent</Button>}
			/>
		</Card.Root>
	),
	'en panne': () => (
		<Card.Root>
			<ErrorState
				title="Les agents n’ont pas pu être chargés"
				text="Le serveur ne répond pas. Réessayez dans un instant."
				onRetry={() => {}}
				details="GET /api/companies/list-agent : 503"
			/>
		</Card.Root>
	),
	refusé: () => (
		<Card.Root>
			<ErrorState
				title="Permission non autorisé"
				text="Demandez à un administrateur le droit de voir les agents."
			/>
		</Card.Root>
	),
	'tête de page': () => (
		<PageHeader
			title="Modifier l’agent"
			crumbs={[{ label: 'Agents', to: '/' }, { label: 'Wilner Pierre' }]}
			text="Ajouté il y a 3 jours"
			actions={
				<>
					<Button variant="outline">Annuler</Button>
					<Button>Enregistrer</Button>
				</>
			}
		/>
	),
	messages: () => (
		<Stack>
			{STATUSES.map((status) => (
				<Notice
					key={status}
					status={status}
					title={<>Le tirage New York Midi se ferme dans 9 minutes ({status}).</>}
				/>
			))}
		</Stack>
	),
	'états d’un tirage': () => (
		<Wrap>
			{DRAWS.map((state) => (
				<DrawState key={state} state={state} />
			))}
			<Badge>autre</Badge>
		</Wrap>
	),
	'en direct': () => <LiveBadge state="live" />,
	'compte à rebours': () => (
		<Box>
			<Countdown to={new Date(Date.now() + 3_600_000).toISOString()} />
		</Box>
	),
	boutons: () => (
		<Wrap>
			{(['solid', 'subtle', 'outline', 'ghost'] as const).map((variant) => (
				<Button key={variant} variant={variant}>
					{variant}
				</Button>
			))}
			<Button colorPalette="error">Supprimer</Button>
			<Button disabled>Désactivé</Button>
			<Button loading>Chargement</Button>
		</Wrap>
	),
};
