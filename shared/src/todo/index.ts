export { kindNames } from './kinds.messages.ts';
export { messages as todoMessages } from './messages.ts';
export { TodoList } from './TodoList.tsx';
export { FIRST_TODOS, useSeesTodos, useTodos } from './useTodos.ts';
export { useTodoWords } from './words.ts';
