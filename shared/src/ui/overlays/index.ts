import { laterOverlay } from './later.tsx';

export const Dialog = laterOverlay('Dialog');
export const Drawer = laterOverlay('Drawer');
export const Menu = laterOverlay('Menu');
export const Popover = laterOverlay('Popover');
