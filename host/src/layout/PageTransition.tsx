import { useLocation } from '@borlette/shared/router';
import { LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

const features = async () => (await import('./motionFeatures.ts')).motionFeatures;
const SECONDS = 0.16;

/** A page comes in from a little below; at once for people who asked for less motion. */
export function PageTransition({ children }: { children: ReactNode }) {
	const { pathname } = useLocation();
	return (
		<LazyMotion features={features} strict>
			<MotionConfig reducedMotion="user" transition={{ duration: SECONDS, ease: 'easeOut' }}>
				<m.div key={pathname} initial={{ opacity: 0, y: 6 }} animate={{ opacity: 1, y: 0 }}>
					{children}
				</m.div>
			</MotionConfig>
		</LazyMotion>
	);
}
