export { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
export type { LiveState } from './live/connection.ts';
export { followRegistries, type RegistryNews } from './live/followRegistries.ts';
export { type LiveRead, useLive } from './live/useLive.ts';
export { queryClient } from './queryClient.ts';
export { keyOf, useRead, useWrite } from './useCall.ts';
export { useKeyedWrite } from './useKeyedWrite.ts';
export { useList } from './useList.ts';
export { useListPages } from './useListPages.ts';
