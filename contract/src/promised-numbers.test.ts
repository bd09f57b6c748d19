import { expect, test } from 'vitest'
import { passkeysFull } from './accounts/factor-rules.ts'
import { caseSentences, casesPerPage, claimMinutes, notesAtMost, notesFull, undoDays } from './cases/rules.ts'
import { handoverNotices } from './handovers/notices.ts'
import { promiseDays, waitingListFull } from './handovers/rules.ts'
import { askAfterDays, sheetClosed, tickDays } from './handovers/sheets/rules.ts'
import { volunteerDays } from './impact/rules.ts'
import {
  importBytesLimit,
  importRowsLimit,
  importRowsPerPage,
  missingPhotosPerPage,
  sheetTooLarge,
  tooManyColumns,
  tooManyImports,
  tooManyPhotos,
  tooManyRows,
} from './imports/rules.ts'
import { kindsFull, questionsFull, tooManyQuestions } from './kinds/rules.ts'
import { undoDays as feedbackUndoDays } from './listings/lifecycle.ts'
import { lifetimeInDays, listingsPerPage, ownListingsPerPage } from './listings/rules.ts'
import { conversationsPerPage, messagesPerPage } from './messages/conversation-rules.ts'
import { sentMessagesPerPage } from './messages/rules.ts'
import { signalsFull } from './messages/worry-rules.ts'
import { pauseDays, peoplePerPage, readingPerPage } from './moderation/person-rules.ts'
import { decidedListingsPerPage } from './moderation/rules.ts'
import { operations } from './operations.ts'
import { membersFull, partnersFull, partnersLimit } from './partners/rules.ts'
import { factorResetHours } from './people/factor-reset-rules.ts'
import { foundPerPage } from './people/rules.ts'
import { placesFull } from './places/edited-rules.ts'
import { prohibitedBreaks, prohibitedFull } from './prohibited/rules.ts'
import { repliesAtMost, repliesFull, replyVersionsShown } from './replies/rules.ts'
import { agreeHours, agreeingOver, shortDays } from './restrictions/rules.ts'
import { savedFull } from './saved/rules.ts'
import { searchNameBreaks } from './search-names/rules.ts'
import { othersAtMost } from './seller/rules.ts'
import { acts, invitationDays, logAtMost, logPerPage } from './volunteers/rules.ts'

test.each([
  [kindsFull, 'There are 100 kinds'],
  [questionsFull, 'There are 300 questions'],
  [tooManyQuestions, 'A kind has at most 40 questions.'],
  [placesFull, 'There are 200 places'],
  [partnersFull, 'There are 300 partners'],
  [membersFull, 'A partner has at most 200 members.'],
  [prohibitedFull, 'There are 100 items'],
  [searchNameBreaks.full, 'There are 10,000 names'],
  [prohibitedBreaks.room, 'All items together have at most 400 words.'],
  [signalsFull, 'There are 100 signals already.'],
  [repliesFull, 'There are 200 replies.'],
  [savedFull, 'You have saved 200 listings'],
  [notesFull, 'There are 50 notes already.'],
  [waitingListFull, 'The waiting list is full: 5 people wait already.'],
  [passkeysFull, 'You have 10 passkeys.'],
  [tooManyRows, 'This file has more than 2,000 rows.'],
  [tooManyColumns, 'This file has more than 200 columns.'],
  [tooManyPhotos, 'This is more than 5,000 photos.'],
  [tooManyImports, 'You have 10 lists here'],
  [caseSentences.tooLate, 'A decision can be taken back for 30 days, and these are over.'],
  [agreeingOver, 'The 72 hours to agree are over: it stays at 7 days.'],
])('whoever is at a limit reads what it is: %s', (sentence, begins) => {
  expect(sentence.slice(0, begins.length)).toBe(begins)
})

const names = { owner: 'Rosa', buyer: 'Ben' }

test.each([
  [handoverNotices.promise_lapsed?.({ name: 'promise_lapsed' }, 'buyer', names), `after ${promiseDays} days`],
  [sheetClosed, `more than ${tickDays} days ago`],
  [sheetTooLarge, `larger than ${importBytesLimit / 1_000_000} MB`],
  [sheetTooLarge, `${importRowsLimit.toLocaleString('en-CA')} rows at most`],
  [acts.restrict_person.does, `for up to ${shortDays} days`],
  [acts.ban_person.does, `for more than ${shortDays} days`],
  [acts.decide_on_person.does, `for ${pauseDays} days`],
])('what is written out says what holds: “%s” has “%s”', (sentence, part) => {
  expect(sentence).toContain(part)
})

type OperationName = keyof typeof operations

const promises: (readonly [OperationName, string])[] = [
  ['promiseListing', `for ${promiseDays} days`],
  ['readHowItWent', `asks after ${askAfterDays} days`],
  ['publishListing', `for ${lifetimeInDays} days`],
  ['renewListing', `${lifetimeInDays} days from now`],
  ['undoFeedbackByLink', `within ${feedbackUndoDays} days`],
  ['browseListings', `${listingsPerPage} a page`],
  ['listMyListings', `${ownListingsPerPage} a page`],
  ['listOthersOfSeller', `${othersAtMost} at most`],
  ['listSentMessages', `${sentMessagesPerPage} a page`],
  ['listConversations', `${conversationsPerPage} a page`],
  ['getConversation', `its last ${messagesPerPage} messages`],
  ['listCases', `${casesPerPage} a page`],
  ['listDecidedCases', `${casesPerPage} a page`],
  ['claimCase', `for ${claimMinutes} minutes`],
  ['noteOnCase', `there are ${notesAtMost} already`],
  ['undoDecision', `within ${undoDays} days`],
  ['listDecidedListings', `${decidedListingsPerPage} a page`],
  ['listPersonReports', `${peoplePerPage} a page`],
  ['readReportedConversation', `${readingPerPage} messages at a time`],
  ['decideOnPerson', `for ${pauseDays} days`],
  ['agreeToBan', `more than ${shortDays} days`],
  ['agreeToBan', `${agreeHours} hours are over`],
  ['agreeToFactorReset', `within ${factorResetHours} hours`],
  ['findPeople', `${foundPerPage} a page`],
  ['listPersonListings', `${foundPerPage} a page`],
  ['writeReply', `there are ${repliesAtMost} already`],
  ['listReplyVersions', `The latest ${replyVersionsShown} versions`],
  ['getVolunteerImpact', `within ${volunteerDays} days`],
  ['createImport', `at most ${importRowsLimit.toLocaleString('en-CA')} rows`],
  ['listImportRows', `${importRowsPerPage} at a time`],
  ['listMissingPhotos', `${missingPhotosPerPage} at a time`],
  ['listEditedPartners', `at most ${partnersLimit}`],
  ['inviteVolunteer', `within ${invitationDays} days`],
  ['listLog', `the latest ${logAtMost.toLocaleString('en-CA')} of a search, ${logPerPage} a page`],
]

test.each(promises)('what the summary of %s promises is what holds: %s', (name, promise) => {
  expect(operations[name].summary).toContain(promise)
})
