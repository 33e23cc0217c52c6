import { Box, VisuallyHidden } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { sheet } from './sheet.ts';

interface Props {
	caption: string;
	/** Above what each row is about. */
	first: string;
	/** Above its figures. */
	figures: readonly string[];
	/** Of names that no language turns round. */
	figuresDir?: 'ltr';
	/** The rows. */
	children: ReactNode;
}

/** Rows of figures: what each is about, then its figures at the end. */
export function FigureSheet({ caption, first, figures, figuresDir, children }: Props) {
	return (
		<Box css={sheet} overflowX="auto" borderWidth="1px" borderRadius="md">
			<table>
				<VisuallyHidden asChild>
					<caption>{caption}</caption>
				</VisuallyHidden>
				<thead>
					<tr>
						<th scope="col">{first}</th>
						{figures.map((head) => (
							<th key={head} scope="col" data-align="end" dir={figuresDir}>
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
		</Box>
	);
}
