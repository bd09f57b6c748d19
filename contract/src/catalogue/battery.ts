/** What a listing tells of its battery, and what follows from it: one table, for pages, sheets and mails. */

/** A listing's properties, by the names of their fields. */
type Properties = Readonly<Record<string, string>>

export type Battery = {
  type: 'lead' | 'lithium' | 'unknown'
  /** Volts times amp hours; undefined where one of them is not given. */
  wattHours: number | undefined
  /** Whether it comes out; undefined where that is not said. */
  isRemovable: boolean | undefined
}

/** What one lithium battery that was taken out may have on a flight, and each where there are two. */
export const flightWattHours = 300
export const flightWattHoursOfTwo = 160

const types: Readonly<Record<string, Battery['type']>> = { 'Sealed lead acid': 'lead', Lithium: 'lithium' }

/** Reads the battery of a listing; undefined for what has none, or says nothing of one. */
export function batteryOf({
  battery_type: type,
  battery_volts: volts,
  battery_amp_hours: ampHours,
  battery_removable: removable,
}: Properties): Battery | undefined {
  if (!type || type === 'No battery included') return undefined
  const wattHours = Math.round(Number(volts) * Number(ampHours))
  return {
    type: types[type] ?? 'unknown',
    wattHours: wattHours > 0 ? wattHours : undefined,
    isRemovable: removable ? removable === 'Yes' : undefined,
  }
}

/** "24 V × 12 Ah = 288 Wh"; undefined where it is not known. */
export function wattHoursText({ battery_volts: volts, battery_amp_hours: ampHours, ...rest }: Properties) {
  const wattHours = batteryOf({ ...rest, battery_volts: volts ?? '', battery_amp_hours: ampHours ?? '' })?.wattHours
  return wattHours && `${volts} V × ${ampHours} Ah = ${wattHours.toLocaleString('en-CA')} Wh`
}

type Case = { applies: (battery: Battery) => boolean; says: string }

const isTakenOut = ({ type, isRemovable }: Battery) => type === 'lithium' && isRemovable === true

/** Whether it may fly: the first row that applies. Sizes that are not known are told as both. */
const flights: readonly Case[] = [
  {
    applies: (battery) => isTakenOut(battery) && battery.wattHours === undefined,
    says: `Taken out, a lithium battery may fly up to ${flightWattHours} Wh, or two of up to ${flightWattHoursOfTwo} Wh each. Read on it what it has.`,
  },
  {
    applies: (battery) =>
      isTakenOut(battery) && (battery.wattHours ?? Number.POSITIVE_INFINITY) <= flightWattHoursOfTwo,
    says: `Taken out, it may fly: two of up to ${flightWattHoursOfTwo} Wh are allowed.`,
  },
  {
    applies: (battery) => isTakenOut(battery) && (battery.wattHours ?? Number.POSITIVE_INFINITY) <= flightWattHours,
    says: `Taken out, one such battery may fly: up to ${flightWattHours} Wh is allowed. A second one may not.`,
  },
  { applies: isTakenOut, says: `Taken out, it may not fly: it has more than ${flightWattHours} Wh.` },
  {
    applies: ({ type, isRemovable }) => type === 'lithium' && isRemovable === false,
    says: 'A lithium battery that stays fixed in its place has no limit on a flight.',
  },
  { applies: ({ type }) => type === 'lead', says: 'A sealed lead battery that stays in its place may fly.' },
  {
    applies: () => true,
    says: `Fixed in its place, a battery has no limit on a flight. Taken out, a lithium one may have up to ${flightWattHours} Wh, or two up to ${flightWattHoursOfTwo} Wh each.`,
  },
]

export const askAirline = 'Ask your airline at least 48 hours before you fly. It has the last word.'

/** Whether the thing with this battery may come along on a flight, in words. */
export const flightOf = (battery: Battery): string =>
  `${flights.find(({ applies }) => applies(battery))?.says ?? ''} ${askAirline}`

export const batteryDanger =
  'Is it swollen, hot or leaking, or does it smell? Stop. Do not charge it. Put it outside, away from what burns, and take it to a recycling depot.'

export const batteryRecycling = {
  says: 'Where to take it: Recycling Council of BC, 604-732-9253.',
  address: 'https://www.rcbc.ca/',
}

export const batterySources = [
  {
    label: 'IATA Dangerous Goods Regulations, table 2.3.A, and Transport Canada: mobility aids with batteries',
    address: 'https://www.iata.org/en/programs/cargo/dgr/',
  },
  { label: 'Recycling Council of British Columbia', address: 'https://www.rcbc.ca/' },
] as const

/** The equipment types that are asked about their battery. */
export const batteryTypes: readonly number[] = [4, 7, 8, 9, 10, 19, 32, 33, 34, 41, 42]
