import { useEffect } from 'react';
import { useBrand } from '../../session/brand.ts';
import { PublicPage } from '../PublicPage.tsx';
import { Beyond } from './Beyond.tsx';
import { Closing } from './Closing.tsx';
import { Day } from './Day.tsx';
import { Exposure } from './Exposure.tsx';
import { Hero } from './Hero.tsx';
import { Roles } from './Roles.tsx';
import { TicketCheck } from './TicketCheck.tsx';

/** What the product is, for somebody who never saw it. */
export function LandingPage() {
	const brand = useBrand();
	useEffect(
		function nameTab() {
			document.title = brand;
		},
		[brand],
	);
	return (
		<PublicPage>
			<Hero />
			<TicketCheck />
			<Day />
			<Exposure />
			<Beyond />
			<Roles />
			<Closing />
		</PublicPage>
	);
}
