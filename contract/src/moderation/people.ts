import { z } from 'zod'
import { emptyAnswer } from '../answers.ts'
import { listingImage } from '../listings/operations.ts'
import {
  addedWordsError,
  signalKinds,
  signalNameError,
  signalWarningError,
  signalWordLimit,
  signalWordsError,
  weightLimit,
} from '../messages/worry-rules.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { oneLine, plainText } from '../plain-text.ts'
import { validatedBy } from '../validated-text.ts'
import {
  personDecisions,
  personReasons,
  personReasonsError,
  personWordsError,
  shownMessagesLimit,
} from './person-rules.ts'

const byId = z.object({ id: z.string() })
const _pageQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) })
const id = z.int32().min(1)

/** Somebody as volunteers see them: never an address, never a surname. */
export const shownPerson = z.object({
  name: z.string(),
  /** The month, in words; null once they closed their account. */
  member_since: z.string().nullable(),
})

/** A message as volunteers see it. */
const shownMessage = z.object({
  id: z.int(),
  /** Of whom is reported, of who reports, or of Reable. */
  by: z.enum(['reported', 'reporter', 'reable']),
  body: z.string(),
  photos: z.array(listingImage),
  sent_at_utc: z.string(),
})

export const personReport = z
  .object({
    id: z.int(),
    reported: shownPerson,
    /** What they are in the conversation. */
    role: z.enum(['owner', 'buyer']),
    /** The title of the listing, while there is one. */
    about: z.string().nullable(),
    reasons: z.array(z.string()),
    words: z.string().nullable(),
    reported_at_utc: z.string(),
    /** Those that the reporter chose to show. */
    messages: z.array(shownMessage),
    /** How often volunteers have read the whole conversation. */
    readings: z.int(),
    decision: z
      .object({
        decision: z.enum(personDecisions),
        decided_at_utc: z.string(),
        /** A volunteer’s address; null: whoever it was has left. */
        decided_by: z.string().nullable(),
        words: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'PersonReport' })

export const pendingMessage = z
  .object({
    id: z.int(),
    writer: shownPerson,
    about: z.string().nullable(),
    body: z.string(),
    photos: z.array(listingImage),
    /** The names of the signals that were found, and the words. */
    signals: z.array(z.string()),
    words: z.array(z.string()),
    pending_since_utc: z.string(),
  })
  .meta({ id: 'PendingMessage' })

const wordList = z.array(z.string().transform((word) => oneLine(word).toLowerCase())).max(signalWordLimit)
const signalWords = wordList.superRefine(validatedBy(signalWordsError))

/** What a volunteer sets of a signal. */
const signalFields = {
  name: z.string().transform(oneLine).superRefine(validatedBy(signalNameError)),
  weight: z.int().min(0).max(weightLimit),
  words: signalWords,
  near_words: signalWords,
  warning: z.string().transform(oneLine).superRefine(validatedBy(signalWarningError)),
  active: z.boolean(),
}

const signal = z
  .object({
    ...{ id: z.int(), kind: z.enum(signalKinds), name: z.string(), weight: z.int() },
    ...{ words: z.array(z.string()), near_words: z.array(z.string()), warning: z.string() },
    ...{ active: z.boolean(), updated_at_utc: z.string() },
  })
  .meta({ id: 'WorrySignal' })

const volunteerRefusals = ['signed_out', 'not_found', 'second_factor_required'] as const

export const peopleOperations = {
  reportPerson: operation({
    ...paths.reportPerson,
    summary:
      'Tells the volunteers what is wrong with the other of a conversation, with the messages that one chooses to show and no others',
    params: byId,
    body: z
      .strictObject({
        reasons: z.array(z.enum(personReasons)).max(personReasons.length).default([]),
        words: z.string().transform(plainText).default(''),
        /** The messages that are shown. */
        message_ids: z.array(id).max(shownMessagesLimit).default([]),
      })
      .superRefine(({ reasons, words }, check) => {
        const [missing, long] = [personReasonsError(reasons, words), personWordsError(words)]
        if (missing) check.addIssue({ code: 'custom', path: ['reasons'], message: missing })
        if (long) check.addIssue({ code: 'custom', path: ['words'], message: long })
      }),
    answer: emptyAnswer,
    refusals: ['signed_out', 'not_found', 'conflict', 'invalid', 'too_many'],
  }),
  readReportedConversation: operation({
    ...paths.readReportedConversation,
    summary:
      'The whole conversation of a report, 100 messages at a time. Each call is recorded, and both of its people see that it was read',
    params: byId,
    body: z.strictObject({ before: id.optional() }),
    answer: z.object({ data: z.array(shownMessage), earlier: z.int().nullable() }),
    refusals: [
      'signed_out',
      'not_found',
      'forbidden',
      'second_factor_required',
      'second_factor_again',
      'invalid',
      'conflict',
    ],
  }),
  listSignals: operation({
    ...paths.listSignals,
    summary: 'What makes a message worrying, and how much; for volunteers alone',
    answer: z.object({ data: z.array(signal) }),
    refusals: volunteerRefusals,
  }),
  addSignal: operation({
    ...paths.addSignal,
    summary:
      'A volunteer adds words that make a message worrying: those of `words` alone, or, where there are `near_words`, those that stand near one of them. 409: its name is another’s, or there are too many',
    body: z.strictObject({ ...signalFields, words: wordList.superRefine(validatedBy(addedWordsError)) }),
    answer: z.object({ data: signal }),
    refusals: [
      'signed_out',
      'not_found',
      'forbidden',
      'second_factor_required',
      'second_factor_again',
      'invalid',
      'conflict',
    ],
  }),
  changeSignal: operation({
    ...paths.changeSignal,
    summary: 'A volunteer changes what makes a message worrying. 409: it was changed since, or its name is another’s',
    params: byId,
    body: z.strictObject({ ...signalFields, updated_at_utc: z.string().max(40) }),
    answer: z.object({ data: signal }),
    refusals: [
      'signed_out',
      'not_found',
      'forbidden',
      'second_factor_required',
      'second_factor_again',
      'invalid',
      'conflict',
    ],
  }),
}
