import {
  personReasons,
  personReasonsError,
  personWordsError,
  shownMessagesLimit,
} from '@reable/contract/moderation/person-rules'
import type { FormValues } from '../../ui/form/form-context.ts'
import { anyValue, type Rules } from '../../ui/form/rules.ts'

/** The names of the form's fields: a box for each reason and for each message, and the reporter's own words. */
export const reasonBox = (at: number) => `reason${at}`
export const messageBox = (id: number) => `message${id}`
export const ownWords = 'words'

const reasonsIn = (values: FormValues) => personReasons.filter((_, at) => values[reasonBox(at)])

/** The report as the API takes it, with the ticked messages and no others. */
export const personReportOf = (values: FormValues, messageIds: readonly number[]) => ({
  reasons: reasonsIn(values),
  words: String(values[ownWords] ?? ''),
  message_ids: messageIds.filter((id) => values[messageBox(id)]).slice(0, shownMessagesLimit),
})

/** The rules of the form with boxes for these messages: the reasons' error is shown at the first of them, where it can be corrected. */
export const personReportRulesFor = (messageIds: readonly number[]): Rules<FormValues> => ({
  ...Object.fromEntries(personReasons.map((_, at) => [reasonBox(at), anyValue])),
  ...Object.fromEntries(messageIds.map((id) => [messageBox(id), anyValue])),
  [reasonBox(0)]: (_, all) => personReasonsError(reasonsIn(all), String(all[ownWords] ?? '')),
  [ownWords]: (words) => personWordsError(String(words)),
})
