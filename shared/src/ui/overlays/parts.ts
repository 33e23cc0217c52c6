import { Menu as ChakraMenu } from '@chakra-ui/react';
import { MenuContent } from './MenuContent.tsx';

/**
 * What opens over a page, with what places it and keeps the focus in it: a tenth of what a page begins with,
 * which nobody needs before the first one is opened (`later.tsx`).
 */
export { Dialog, Drawer, Popover } from '@chakra-ui/react';
export const Menu: typeof ChakraMenu = {
	...ChakraMenu,
	Content: MenuContent as typeof ChakraMenu.Content,
};
