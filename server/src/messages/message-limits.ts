import type { MemberLimit } from '#accounts'
import { day } from '#platform/clock'

/** Per person. */
export const messageLimit: MemberLimit = { name: 'messages sent', most: 40, mostInFirstWeek: 10, milliseconds: day }
