export { CodeField } from './CodeField.tsx';
export { RecoveryCodes } from './RecoveryCodes.tsx';
export { SetupSteps } from './SetupSteps.tsx';
