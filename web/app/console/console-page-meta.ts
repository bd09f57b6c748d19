import { privateMeta } from '../accounts/page/private-meta.ts'

/** The title of a page of the console, which is the not-found page's for everybody but volunteers. */
export const consolePageMeta = (name: string, isOpen: boolean) => privateMeta(isOpen ? name : 'Oops, lost page')
