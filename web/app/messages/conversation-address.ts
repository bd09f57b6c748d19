import { addresses } from '../shell/addresses.ts'

export const conversationAddress = (id: number): string => `${addresses.conversations}/${id}`
