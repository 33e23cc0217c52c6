import { figureTable, Loaded, MoreLink, Section } from '@borlette/shared/cards';
import { FormattedMessage, words } from '@borlette/shared/i18n';
import { useScreen } from '@borlette/shared/screens';
import { Box, EmptyState, Skeleton, TirageIcon, VisuallyHidden } from '@borlette/shared/ui';
import { useCallback } from 'react';
import { DrawRow } from './DrawRow.tsx';
import { inOrder, isOpen } from './draws.ts';
import { messages } from './messages.ts';
import { useDraws, useServerClock } from './reads.ts';
import { ShowAll } from './ShowAll.tsx';
import { sections } from './sections.messages.ts';

const FIRST = 5;

/** Draws of today: how long each still sells, and what it sold. */
export function Draws() {
	const draws = useDraws();
	const clock = useServerClock();
	const { refetch } = draws;
	const onClose = useCallback(() => void refetch(), [refetch]);
	const list = useScreen('tirage.list');
	const more = (
		<MoreLink to={list}>
			<FormattedMessage {...messages.seeDraws} />
		</MoreLink>
	);
	return (
		<Section
			title={<FormattedMessage {...sections.draws} />}
			text={
				draws.data?.length ? (
					<FormattedMessage
						{...sections.drawsText}
						values={{ open: draws.data.filter(isOpen).length, count: draws.data.length }}
					/>
				) : undefined
			}
			actions={more}
		>
			<Loaded read={draws} skeleton={<Outline />}>
				{(rows) =>
					rows.length === 0 ? (
						<EmptyState
							icon={<TirageIcon size={26} />}
							title={<FormattedMessage {...sections.noDraws} />}
							text={<FormattedMessage {...sections.noDrawsText} />}
						/>
					) : (
						<ShowAll items={inOrder(rows)} first={FIRST}>
							{(shown) => (
								<Box css={figureTable} overflowX="auto">
									<table>
										<VisuallyHidden asChild>
											<caption>
												<FormattedMessage {...sections.draws} />
											</caption>
										</VisuallyHidden>
										<Head />
										<tbody>
											{shown.map((draw) => (
												<DrawRow
													key={`${draw.tirage_id}${draw.draw_at}`}
													draw={draw}
													clock={clock}
													onClose={onClose}
												/>
											))}
										</tbody>
									</table>
								</Box>
							)}
						</ShowAll>
					)
				}
			</Loaded>
		</Section>
	);
}

function Head() {
	return (
		<thead>
			<tr>
				<th scope="col">
					<FormattedMessage {...words.tirage} />
				</th>
				<Box as="th" {...{ scope: 'col' }} display={{ base: 'none', sm: 'table-cell' }}>
					<FormattedMessage {...words.state} />
				</Box>
				<th scope="col">
					<FormattedMessage {...sections.closing} />
				</th>
				<th scope="col" data-align="end">
					<FormattedMessage {...words.ventes} />
				</th>
			</tr>
		</thead>
	);
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

function Outline() {
	return ROWS.map((row) => <Skeleton key={row} h="11" mb="4" />);
}
