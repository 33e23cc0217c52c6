/** What moves pages; loaded after the first one stands. */
export { domAnimation as motionFeatures } from 'framer-motion';
