import type * as chakra from '@chakra-ui/react';
import { laterOverlay } from './later.tsx';

// Named by where they are from: the contract tells other repositories their types.
export const Dialog: typeof chakra.Dialog = laterOverlay('Dialog');
export const Drawer: typeof chakra.Drawer = laterOverlay('Drawer');
export const Menu: typeof chakra.Menu = laterOverlay('Menu');
export const Popover: typeof chakra.Popover = laterOverlay('Popover');
