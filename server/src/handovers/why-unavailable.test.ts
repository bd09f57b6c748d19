import { expect, test } from 'vitest'
import { whyUnavailable } from './why-unavailable.ts'

const at = new Date('2026-11-23T20:00:00Z')
const onTheList = {
  id: 1,
  title: 'Walker',
  is_public: true,
  active: true,
  expires_at: new Date('2026-12-23T20:00:00Z'),
  deleted_at: null,
  last_feedback: null,
  unsettled_until: null,
  receiver_conversation_id: null,
  owner_banned: false,
}
const hidden = { ...onTheList, is_public: false }

test.each([
  ['on the list', onTheList, undefined],
  ['on the list again after it came back', { ...onTheList, last_feedback: 'exchanged' }, undefined],
  ['hidden by its owner or by volunteers', hidden, 'hidden'],
  ['sold or given away', { ...hidden, last_feedback: 'exchanged' }, 'sold'],
  ['sold or given away elsewhere', { ...hidden, last_feedback: 'exchanged_elsewhere' }, 'elsewhere'],
  ['over since its 90 days are', { ...hidden, active: false, expires_at: at }, 'expired'],
  ['sold by a link that may be undone', { ...hidden, last_feedback: 'exchanged', unsettled_until: at }, undefined],
  ['deleted', { ...hidden, deleted_at: at }, 'deleted'],
  ['sold and deleted since', { ...hidden, last_feedback: 'exchanged', deleted_at: at }, 'deleted'],
  ['off the list with its banned owner, and comes back with them', { ...hidden, owner_banned: true }, undefined],
  ['sold by somebody who was banned', { ...hidden, last_feedback: 'exchanged', owner_banned: true }, 'sold'],
])('what is said of a listing that is %s', (_, listing, why) => {
  expect(whyUnavailable({ clock: { now: () => at } }, listing)).toBe(why)
})
