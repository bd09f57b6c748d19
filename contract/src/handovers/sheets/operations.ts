import { z } from 'zod'
import { listingImage } from '../../listings/operations.ts'
import { manualLink } from '../../manuals/operations.ts'
import { operation } from '../../operation.ts'
import { paths } from '../../paths.ts'
import { recallState } from '../../recalls/operations.ts'

const fact = z.object({ label: z.string(), value: z.string() })

/** The thing as its listing tells of it: without what is private, and without what tells of the home it was in. */
const thing = z.object({
  title: z.string(),
  kind: z.string(),
  equipment_type_id: z.int(),
  picture: listingImage.nullable(),
  facts: z.array(fact),
  /** What the seller says was done to clean it; null where they did not say. */
  cleaned: z.string().nullable(),
  /** Of exactly its brand and model. */
  manuals: z.array(manualLink),
  /** Absent while there is no file of recalls to compare with. */
  recall: recallState.optional(),
  /** What it tells of its battery: as facts, and by the names of the fields. */
  battery: z.object({ facts: z.array(fact), properties: z.record(z.string(), z.string()) }),
})

export const handoverSheet = z
  .object({
    /** Who reads it: one of the two, or whoever holds the code on the thing. */
    reader: z.enum(['owner', 'receiver', 'holder']),
    state: z.enum(['open', 'handed_over', 'ended']),
    /** Null with the sentence that says why, where nothing can be shown. */
    thing: thing.nullable(),
    gone: z.string().nullable(),
    /** Of the two alone: with whom, when and where. */
    with: z.string().nullable(),
    meeting: z.object({ when: z.string(), place: z.string() }).nullable(),
    /** The names of the checks that each ticked; nobody else reads them. */
    ticks: z.object({ mine: z.array(z.string()), theirs: z.array(z.string()) }),
    may_tick: z.boolean(),
    /** Whether the receiver wants to be told of recalls; null for everybody else. */
    wants_recalls: z.boolean().nullable(),
    /** Where the code on the thing leads; null once it cannot be drawn again. */
    code: z.string().nullable(),
  })
  .meta({ id: 'HandoverSheet' })

const byId = z.object({ id: z.string() })
const token = z.string().max(500)
const sheetAnswer = z.object({ data: handoverSheet })

const said = {
  ticks: z.array(z.string('ticks: choose from the checks of this sheet').max(40), 'ticks: list the checks').max(40),
  /** Of the receiver alone; absent: as it was. */
  wants_recalls: z.boolean('wants_recalls: say yes or no').optional(),
}

const howItWentAnswer = z.object({
  data: z.object({
    title: z.string(),
    /** True once somebody answered: it works once. */
    said: z.boolean(),
    /** By which they list it again, where they said that it does not fit. */
    again: z.string().nullable(),
  }),
})

export const sheetOperations = {
  getSheet: operation({
    ...paths.getSheet,
    summary: 'The handover sheet of a conversation: what two people check together when they meet',
    params: byId,
    answer: sheetAnswer,
    refusals: ['signed_out', 'not_found'],
  }),
  tickSheet: operation({
    ...paths.tickSheet,
    summary: 'Stores which checks one of the two ticked, and whether the receiver wants to be told of recalls',
    params: byId,
    body: z.strictObject(said),
    answer: sheetAnswer,
    refusals: ['signed_out', 'not_found', 'conflict', 'too_many', 'malformed', 'invalid'],
  }),
  readSheet: operation({
    ...paths.readSheet,
    summary: 'A handover sheet by the code on its thing, or by the link of a mail to one of the two, without a log-in',
    body: z.strictObject({ token }),
    answer: sheetAnswer,
    refusals: ['malformed', 'invalid', 'too_many'],
  }),
  tickSheetByLink: operation({
    ...paths.tickSheetByLink,
    summary: 'Stores what one of the two ticked, by the link of their mail, without a log-in',
    body: z.strictObject({ token, ...said }),
    answer: sheetAnswer,
    refusals: ['malformed', 'invalid', 'forbidden', 'conflict', 'too_many'],
  }),
  listAgain: operation({
    ...paths.listAgain,
    summary: 'What the form of a new listing is filled in with, for whoever holds the code on a thing and is signed in',
    body: z.strictObject({ token }),
    answer: z.object({
      data: z.object({
        equipment_type: z.object({ id: z.int(), name: z.string(), category: z.string() }),
        title: z.string(),
        properties: z.record(z.string(), z.string()),
      }),
    }),
    refusals: ['signed_out', 'malformed', 'invalid', 'conflict', 'too_many'],
  }),
  readHowItWent: operation({
    ...paths.readHowItWent,
    summary: 'What the link of the mail that asks after 30 days is about; it changes nothing',
    body: z.strictObject({ token }),
    answer: howItWentAnswer,
    refusals: ['malformed', 'invalid', 'too_many'],
  }),
  sayHowItWent: operation({
    ...paths.sayHowItWent,
    summary: 'Stores once whether a thing fits and was as described; only sums of it are kept for others to read',
    body: z.strictObject({
      token,
      fits: z.boolean('fits: say yes or no').optional(),
      as_described: z.boolean('as_described: say yes or no').optional(),
    }),
    answer: howItWentAnswer,
    refusals: ['malformed', 'invalid', 'conflict', 'too_many'],
  }),
}
