import type { APIRequestContext } from '@playwright/test'
import { createConfirmedUser, headersOf, type SignedInUser } from '../accounts/accounts-visit.ts'
import { publish } from '../listings/owner-visit.ts'
import { writeTo } from '../messages/conversation-visit.ts'

/** A travel scooter with everything that a sheet tells of. */
export const scooter = {
  equipment_type_id: 8,
  properties: {
    ...{ brand: 'Pride', model: 'Go-Go Elite Traveller', cleaned: 'Wiped clean', manual: 'Paper manual' },
    ...{ weight_capacity_lb: '300', overall_width_in: '21.25', heaviest_piece_lb: '34', seat_width_in: '17' },
    ...{ wheels_count: '4', working_order: 'Works fully', takes_apart: 'Yes', range_km: '20', item_weight_lb: '108' },
    ...{ turning_circle_in: '41', folded_length_in: '40', folded_width_in: '21', folded_height_in: '17' },
    ...{ battery_type: 'Lithium', battery_volts: '24', battery_amp_hours: '12', battery_age_months: '14' },
    ...{ battery_holds_charge: 'Yes', battery_removable: 'Yes', charger_included: 'Yes' },
  } as Record<string, string>,
}

export type Met = { id: number; title: string; conversation: number; owner: SignedInUser; buyer: SignedInUser }

/** Two people agree to meet about something that one of them lists, by the API. The name of the file ends in -public. */
export async function meet(request: APIRequestContext, listing: Partial<typeof scooter> = {}): Promise<Met> {
  const [owner, buyer] = await Promise.all(['gives', 'gets'].map((name) => createConfirmedUser(request, name)))
  if (!(owner && buyer)) throw new Error('nobody is there')
  const title = `${listing.equipment_type_id ? 'Red travel scooter' : 'Plum cane'} ${owner.user_id}`
  const { id } = await publish(request, owner, { title, ...listing })
  const conversation = await writeTo(request, buyer, title, 'Is it there?')
  const address = `/v1/api/user/conversations/${conversation}/meeting`
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const data = { date, time: '14:30', place: 'Metrotown Library, 6100 Willingdon Avenue, Burnaby' }
  const suggested = await request.put(address, { headers: headersOf(owner), data })
  const { suggestion } = (await suggested.json()).data
  await request.put(`${address}/agreement`, { headers: headersOf(buyer), data: { suggestion_id: suggestion.id } })
  return { id, title, conversation, owner, buyer }
}
