export { useFormikContext as useFormValues } from 'formik';
// Builds of remotes before these moved, to `i18n` and `resource`, ask for them here.
export { useToday, weekdayName, weekdayNames } from '../i18n/index.ts';
export { Combobox, createListCollection } from '../ui/formParts.ts';
export { checkValue } from './check.ts';
export type { Preset } from './days/CalendarButton.tsx';
export { DayBox } from './days/DayBox.tsx';
export { useDayPresets } from './days/useDayPresets.ts';
export { type FieldProps, FieldShell } from './FieldShell.tsx';
export { FieldsetShell } from './FieldsetShell.tsx';
export { BallsField } from './fields/BallsField.tsx';
export { ChoiceBox } from './fields/ChoiceBox.tsx';
export { ColourField } from './fields/ColourField.tsx';
export { DateField } from './fields/DateField.tsx';
export { DateTimeField } from './fields/DateTimeField.tsx';
export { FileField } from './fields/FileField.tsx';
export { ImageField } from './fields/ImageField.tsx';
export { AmountField, IntegerField, NumberField, PercentField } from './fields/NumberField.tsx';
export { PasswordField } from './fields/PasswordField.tsx';
export { PhoneField } from './fields/PhoneField.tsx';
export { RefField } from './fields/RefField.tsx';
export { RefFilter } from './fields/RefFilter.tsx';
export { RefsField } from './fields/RefsField.tsx';
export { type Choice, SelectField } from './fields/SelectField.tsx';
export { SwitchField } from './fields/SwitchField.tsx';
export { TextField } from './fields/TextField.tsx';
export { TimeField } from './fields/TimeField.tsx';
export type { RefChoices } from './fields/useRefChoices.ts';
export { WeekdaysField } from './fields/WeekdaysField.tsx';
export type { ComparedField } from './frame/conflict.ts';
export { drafts } from './frame/draft.ts';
export { FormFrame, type FormFrameProps } from './frame/FormFrame.tsx';
export { LeaveGuard } from './frame/LeaveGuard.tsx';
export { useDraft } from './frame/useDraft.ts';
export { formMessages } from './messages.ts';
export { rulesOf, type ShowLimit, useRules, type WrongTogether } from './rules.ts';
export {
	type FieldSchema,
	fieldNamesOf,
	fieldSchemaOf,
	isRequired,
	takesEmptyText,
} from './schema.ts';
export { type Question, type Questions, useAskBefore } from './useAskBefore.tsx';
export { type FormField, useFormField } from './useFormField.ts';
