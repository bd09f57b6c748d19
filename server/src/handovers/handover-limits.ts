import type { MemberLimit } from '#accounts'
import { day, hour } from '#platform/clock'
import type { Limit } from '#platform/http'

/** Per person: what they do in handovers, each of which writes to the other. */
export const handoverLimit: MemberLimit = { name: 'handover moves', max: 100, maxInFirstWeek: 40, milliseconds: day }

/** Per network: links with prepared answers that are followed; no token can be guessed. */
export const answerLinkLimit: Limit = { name: 'answer links', max: 200, milliseconds: hour }
