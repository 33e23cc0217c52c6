export { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
export { queryClient } from './queryClient.ts';
export { keyOf, useRead, useWrite } from './useCall.ts';
export { useList } from './useList.ts';
export { useListPages } from './useListPages.ts';
