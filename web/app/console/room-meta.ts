import { privateMeta } from '../accounts/page/private-meta.ts'

/** Title of a room, which everywhere but before a volunteer is that of any lost page. */
export const roomMeta = (name: string, isOpen: boolean) => privateMeta(isOpen ? name : 'Oops, lost page')
