/** What was passed on in the village before its present listings, whose owners have moved away since: for the page that tells what it brought. */

/** Equipment types, with what such a thing cost when new and what was asked for it, in dollars. */
const things = [
  { type: 11, whenNew: 220, asked: 60 },
  { type: 1, whenNew: 480, asked: 120 },
  { type: 15, whenNew: 30, asked: 5 },
  { type: 17, whenNew: 90, asked: 25 },
  { type: 12, whenNew: 95, asked: 20 },
  { type: 22, whenNew: 60, asked: 10 },
  { type: 2, whenNew: 260, asked: 80 },
  { type: 26, whenNew: 1900, asked: 400 },
  { type: 39, whenNew: 340, asked: 110 },
  { type: 45, whenNew: 1100, asked: 250 },
  { type: 16, whenNew: 45, asked: 10 },
]

/** Municipalities by their ids. */
const places = [21, 4, 19, 4, 21, 18, 5, 9, 21, 4, 14, 19, 6]

const waits = ['within_week', 'within_month', 'within_fortnight', 'within_week', 'within_quarter', 'within_fortnight']

/** So many things, one every other day. */
const count = 160

const at = <Value>(list: readonly Value[], index: number) => list[index % list.length] as Value

/** Each thing as the counts of its day. The same each time. */
export const villageHistory = Array.from({ length: count }, (_, nth) => {
  const { type, whenNew, asked } = at(things, nth * 3 + Math.floor(nth / 7))
  const isPriced = nth % 3 === 0
  return {
    ...{ daysAgo: 12 + nth * 2, equipment_type_id: type, location_id: nth === 5 ? 10 : at(places, nth * 5) },
    ...{ handed_over: 1, found_here: nth % 8 === 0 ? 0 : 1, [at(waits, nth)]: 1 },
    ...(isPriced && { priced: 1, dollars_saved: whenNew - asked }),
    ...{ asked: 2, answered: nth % 9 === 0 ? 1 : 2, answered_in_a_day: nth % 5 === 0 ? 0 : 1 },
  }
})

/** What was looked for in vain. */
export const villageMissed = [
  { category_id: null, equipment_type_id: 41, size: null, searches: 14 },
  { category_id: null, equipment_type_id: 14, size: null, searches: 9 },
  { category_id: null, equipment_type_id: 5, size: '20 in', searches: 6 },
  { category_id: 9, equipment_type_id: null, size: null, searches: 5 },
  { category_id: null, equipment_type_id: null, size: null, searches: 11 },
]
