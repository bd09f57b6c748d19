import type { MemberLimit } from '#accounts'
import { day } from '#platform/clock'

/** Per person. */
export const messageLimit: MemberLimit = { name: 'messages sent', max: 40, maxInFirstWeek: 10, milliseconds: day }
