/**
 * Parts of Chakra that only forms show. They come with the form door, so that nobody who signs in
 * waits for them.
 */
export { Combobox, createListCollection, RadioGroup, Textarea } from '@chakra-ui/react';
export { CalendarDays as CalendarIcon } from 'lucide-react';
