export * from './icons.ts';
export * from './parts.ts';
export * from './states/index.ts';
export * from './theme/index.ts';
export { toast, type ToastOptions } from './toast/toast.ts';
