import { waitStill } from './waitStill.ts';

waitStill();

export const Never = () => null;
