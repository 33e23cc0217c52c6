export { FieldFrame } from './FieldFrame.tsx';
export { useFieldTexts } from './useFieldTexts.ts';
export { useFirstErrorFocused } from './useFirstErrorFocused.ts';
