import { type Role, roleWords } from '@reable/contract/volunteers/rules'

/** What a role is for, such as "A helper: answers people, and changes pages and banners." */
export const roleSentence = (role: Role): string => `A ${role}: ${lowerFirst(roleWords[role])}`

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
