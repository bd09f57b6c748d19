import { z } from 'zod'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { waits } from './rules.ts'

/** A number; "fewer": it is under 5, and could point to somebody; "withheld": it would give such a number away. */
const count = z.union([z.int(), z.enum(['fewer', 'withheld'])])
const counted = z.object({ id: z.int(), name: z.string(), things: count })

const said = z.object({ said: z.int(), yes: z.int() })

const impact = z
  .object({
    /** The month from which on things are counted, such as "November 2026"; null: nothing was handed over yet. */
    since: z.string().nullable(),
    handed_over: z.object({
      things: z.int(),
      /** Those that found their new owner here. */
      found_here: z.int(),
    }),
    /** By category, the most first. */
    kinds: z.array(counted),
    /** By municipality, the most first. */
    places: z.array(counted.extend({ kinds: z.array(counted) })),
    /** By month, such as "2026-11": the latest twelve, the oldest first. */
    months: z.array(z.object({ month: z.string(), label: z.string(), things: z.int() })),
    waits: z.array(z.object({ name: z.enum(waits.map(({ name }) => name)), things: z.int() })),
    messages: z.object({
      /** Conversations in which somebody asked about a listing. */
      asked: z.int(),
      answered: z.int(),
      answered_in_a_day: z.int(),
    }),
    /** What receivers said 30 days after a handover: how many did, and how many of them yes; null: fewer than 5 said it. */
    after: z.object({ fits: said.nullable(), as_described: said.nullable() }),
    money: z.object({
      /** The things whose price when new is known. */
      things: z.int(),
      dollars_saved: z.int(),
    }),
    /** Estimates. */
    carbon: z.object({
      /** Of CO₂e. */
      kilograms: z.int(),
      walking_aids: z.int(),
      /** What everything else weighs. */
      other_kilograms: z.int(),
    }),
    /** What people looked for within a year and did not find, by our own words, the most first; the ten that were looked for most. */
    missed: z.array(z.object({ name: z.string(), size: z.string().nullable(), searches: z.int() })),
    /** Searches of other things, or of too few to be named. */
    missed_others: z.int(),
  })
  .meta({ id: 'Impact' })

/** How long people waited for volunteers: hours, by half of them and by nine of ten. */
const wait = z.object({
  decided: z.int(),
  waiting: z.int(),
  median_hours: z.number().nullable(),
  most_hours: z.number().nullable(),
})

const volunteerImpact = z
  .object({
    days: z.int(),
    waits: z.object({ listings: wait, people: wait, messages: wait }),
    listings: z.object({ released: z.int(), left_hidden: z.int() }),
    messages: z.object({ delivered: z.int(), returned: z.int() }),
    people: z.object({ stopped: z.int(), stopped_now: z.int() }),
  })
  .meta({ id: 'VolunteerImpact' })

export const impactOperations = {
  getImpact: operation({
    ...paths.getImpact,
    summary:
      'What this place brought: things handed over, by kind, place and time, answers, dollars and CO₂e; counted once an hour, of nobody',
    answer: z.object({ data: impact }),
    refusals: [],
  }),
  getVolunteerImpact: operation({
    ...paths.getVolunteerImpact,
    summary: 'How long people waited for volunteers within 90 days, and what these decided; for volunteers alone',
    answer: z.object({ data: volunteerImpact }),
    refusals: ['signed_out', 'not_found', 'second_factor_required'],
  }),
}
