/**
 * What opens over a page, with what places it and keeps the focus in it: a tenth of what a page begins with,
 * which nobody needs before the first one is opened (`later.tsx`).
 */
export { Dialog, Drawer, Menu, Popover } from '@chakra-ui/react';
