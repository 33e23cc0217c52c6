export { ConfirmDialog } from './ConfirmDialog.tsx';
export * from './countdown/index.ts';
export * from './icons.ts';
export * from './parts.ts';
export * from './states/index.ts';
export * from './theme/index.ts';
export { type ToastOptions, toast } from './toast/toast.ts';
