import type { MemberLimit } from '#accounts'
import { day, hour } from '#platform/clock'
import type { Limit } from '#platform/http'

/** Per person: whoever empties an apartment lists a dozen things on their first day. */
export const publishLimit: MemberLimit = {
  name: 'listings published',
  max: 20,
  maxInFirstWeek: 12,
  maxUnconfirmed: 5,
  milliseconds: day,
}

/** Per person: forms of a listing that are sent, new or edited, invalid ones too. Each may have ten photos to rotate. */
export const sendLimit: Limit = { name: 'listings sent', max: 200, milliseconds: day }

/** Per network: links of mails that are followed. */
export const linkLimits: Limit[] = [{ name: 'links about listings', max: 30, milliseconds: hour }]
