import type { replyReasons } from '@reable/contract/replies/rules'
import type { ScreeningKind } from '@reable/contract/screening/rules'

/** What replies are about by what screening found. Of the other kinds nothing is said to anybody: no reply goes first for them. */
export const foundReasonOf: Partial<Record<ScreeningKind, (typeof replyReasons)[number]>> = {
  same_picture: 'Another person’s photo',
  similar_picture: 'Another person’s photo',
  recalled: 'Called back by its maker',
  contact_details: 'Contact details in the text',
  // The words that screening looks for are those of people who ask for money ahead.
  words: 'scam',
}
