import { create } from 'zustand';

/** Whether the menu is open in which a superuser chooses the company; a page that can do nothing without one opens it. */
export const useCompanyMenu = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));
