/** The board of colours, a chunk of its own: nobody needs it before one is opened. */
export { ColorPicker, parseColor } from '@chakra-ui/react';
export { colorPickerSlotRecipe } from '@chakra-ui/react/theme';
