/** What moves a page: the smallest part of framer-motion, which has the browser do it. */
export { animate } from 'framer-motion/dom/mini';
