import type { MemberLimit } from '#accounts'
import { day, minute } from '#platform/clock'
import type { Limit } from '#platform/http'

/** Per person: messages from the page of a listing. */
export const messageLimit: MemberLimit = { name: 'messages sent', max: 40, maxInFirstWeek: 10, milliseconds: day }

/** Per person: messages in conversations that have begun. More, since whoever lists something answers everybody who asks. */
export const replyLimit: MemberLimit = { name: 'answers written', max: 200, maxInFirstWeek: 60, milliseconds: day }

/** Per person: people with whom a conversation is begun who were not written to before. Who is new here is slower. */
export const newPeopleLimit: MemberLimit = { name: 'people written to', max: 20, maxInFirstWeek: 5, milliseconds: day }

/** Per network: conversations that are read by the links of mails. */
export const readLinkLimit: Limit = { name: 'conversations read by link', max: 120, milliseconds: 15 * minute }
