export { EmptyState } from './EmptyState.tsx';
export { ErrorState } from './ErrorState.tsx';
export { LoadingScreen } from './LoadingScreen.tsx';
export { Logo } from './Logo.tsx';
export { PageFrame } from './PageFrame.tsx';
export { type Crumb, PageHeader } from './PageHeader.tsx';
export { PageSkeleton } from './PageSkeleton.tsx';
export { StatusIcon } from './StatusIcon.tsx';
