export { LiveBadge } from './LiveBadge.tsx';
