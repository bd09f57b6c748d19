import type { OperationId } from '@reable/contract/client'
import { errorEnvelope } from '@reable/contract/errors'
import type { Operation, RefusalCode } from '@reable/contract/operation'
import { operations } from '@reable/contract/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#platform/refusal'
import { openRollback, type Rollback } from './platform/database/testing-rollback.ts'
import { testProgram } from './testing.ts'
import { type Call, type Caller, junkFor, someWorld } from './testing-operations.ts'

/** Who may call each operation, the least of them: what a helper may, a moderator and a steward may too. A new one gets its line here. */
const whoMay: Record<OperationId, Who> = {
  health: 'anyone',
  ready: 'anyone',
  listLocationsToChoose: 'anyone',
  listLocationsToFilter: 'anyone',
  geocode: 'anyone',
  reverseGeocode: 'anyone',
  listPlaces: 'a helper',
  createPlace: 'a steward, just proved',
  changePlace: 'a steward, just proved',
  removePlace: 'a steward, just proved',
  startUpload: 'a person, even unproved',
  finishUpload: 'the owner, even unproved',
  listCategories: 'anyone',
  listEquipmentFields: 'anyone',
  listConditions: 'anyone',
  signUp: 'who solves the puzzle',
  logIn: 'who knows the password',
  logOut: 'a person, even unproved or banned',
  logOutEverywhere: 'a person, even banned',
  changePassword: 'a person',
  requestReset: 'anyone',
  resetPassword: 'who has the link',
  resendConfirmation: 'anyone',
  confirm: 'who has the link',
  answerSignUp: 'who opened the mailed link',
  getSignInOptions: 'anyone',
  getCaptcha: 'anyone',
  getUser: 'a person, even unproved or banned',
  setNewsletterSubscribed: 'a person, even unproved',
  getEmailChange: 'a person',
  askEmailChange: 'a person',
  cancelEmailChange: 'a person',
  readEmailChange: 'who has the link',
  makeEmailChange: 'who has the link',
  undoEmailChange: 'who has the link',
  getSecondFactor: 'a person',
  challengeFactor: 'a person, even unproved or banned',
  proveFactor: 'a person, even unproved or banned',
  beginTotp: 'a person, just proved',
  confirmTotp: 'a person',
  removeTotp: 'a person, just proved',
  beginPasskey: 'a person, just proved',
  addPasskey: 'a person, just proved',
  removePasskey: 'a person, just proved',
  renewRecoveryCodes: 'a person, just proved',
  listSessions: 'a person',
  endSession: 'the owner',
  endOtherSessions: 'a person',
  browseListings: 'anyone',
  understandSearch: 'anyone',
  suggestSearches: 'anyone',
  getListing: 'anyone, in a session that lasts',
  countListings: 'anyone',
  listRelatedListings: 'anyone',
  listRecentListings: 'anyone',
  listSortOptions: 'anyone',
  publishListing: 'a person who may list',
  editListing: 'the owner, even unproved',
  deleteListing: 'the owner, even unproved',
  renewListing: 'the owner, even unproved',
  giveFeedback: 'the owner, even unproved',
  listMyListings: 'a person, even unproved',
  removeImage: 'the owner, even unproved',
  giveFeedbackByLink: 'who has the link',
  undoFeedbackByLink: 'who has the link',
  renewByLink: 'who has the link',
  undoRenewByLink: 'who has the link',
  listImports: 'a partner’s member',
  createImport: 'a partner’s member',
  getImport: 'the importer',
  removeImport: 'the importer',
  listImportRows: 'the importer',
  changeImportRow: 'the importer',
  listMissingPhotos: 'the importer',
  addImportPhotos: 'the importer',
  setImportPhoto: 'the importer',
  publishImport: 'the importer',
  listKinds: 'a helper',
  getKind: 'a helper',
  createKind: 'a steward, just proved',
  changeKind: 'a steward, just proved',
  removeKind: 'a steward, just proved',
  getQuestion: 'a helper',
  createQuestion: 'a steward, just proved',
  changeQuestion: 'a steward, just proved',
  changeCondition: 'a steward, just proved',
  changeCategory: 'a steward, just proved',
  listEditedPartners: 'a steward, just proved',
  createPartner: 'a steward, just proved',
  getPartner: 'a steward, just proved',
  changePartner: 'a steward, just proved',
  listPartnerVersions: 'a steward, just proved',
  inviteMember: 'a steward, just proved',
  removeMember: 'a steward, just proved',
  acceptMembership: 'a person',
  listProhibitedItems: 'anyone',
  listEditedProhibited: 'a helper',
  createProhibited: 'a steward, just proved',
  tryProhibited: 'a helper',
  changeProhibited: 'a steward, just proved',
  removeProhibited: 'a steward, just proved',
  listSearchNames: 'a helper',
  createSearchName: 'a steward, just proved',
  listMissedWords: 'a helper',
  trySearchName: 'a helper',
  changeSearchName: 'a steward, just proved',
  removeSearchName: 'a steward, just proved',
  getSeller: 'anyone',
  listOthersOfSeller: 'anyone',
  getFirstName: 'a person',
  setFirstName: 'a person',
  listMeasures: 'anyone',
  countMissingMeasure: 'anyone',
  listMissingMeasures: 'anyone',
  listNotifications: 'anyone',
  listMyNotifications: 'a person, even unproved',
  createNotification: 'a person, even unproved',
  deleteNotification: 'the owner, even unproved',
  unsubscribe: 'who has the link',
  listSaved: 'a person, even unproved',
  listSavedIds: 'a person, even unproved',
  lookAtSaved: 'anyone',
  saveListing: 'a person, even unproved',
  unsaveListing: 'a person, even unproved',
  takeAlongSaved: 'a person, even unproved',
  setSavedMails: 'a person, even unproved',
  stopSavedMails: 'who has the link',
  sendMessage: 'a person who may write',
  getMessageLimit: 'a person',
  listSentMessages: 'a person',
  listConversations: 'a person',
  countUnread: 'a person',
  getConversation: 'either side',
  writeMessage: 'either side, once confirmed',
  sendLeftOut: 'the writer',
  markRead: 'either side',
  muteConversation: 'either side',
  unmuteConversation: 'either side',
  blockPartner: 'either side',
  unblockPartner: 'either side',
  readByLink: 'who has the link',
  getHandover: 'either side',
  sendQuickAnswer: 'the giver',
  promiseListing: 'the giver',
  endPromise: 'either side',
  joinWaitingList: 'the receiver',
  leaveWaitingList: 'either side',
  suggestMeeting: 'either side',
  agreeToMeeting: 'either side',
  declineMeeting: 'either side',
  cancelMeeting: 'either side',
  reportNoShow: 'either side',
  listReceivers: 'the owner',
  readAnswerLink: 'who has the link',
  answerByLink: 'who has the link',
  getSheet: 'either side',
  tickSheet: 'either side',
  readSheet: 'who has the link',
  tickSheetByLink: 'who has the link',
  listAgain: 'a person',
  readHowItWent: 'who has the link',
  sayHowItWent: 'who has the link',
  lookAtMailedMessage: 'who has the link',
  postMailedMessage: 'who has the link',
  getMailDelivery: 'a person',
  resumeMailDelivery: 'a person',
  listVolunteers: 'a helper',
  inviteVolunteer: 'a steward, just proved',
  confirmSteward: 'a steward, just proved',
  withdrawInvitation: 'a steward, just proved',
  acceptInvitation: 'a person',
  changeRole: 'a steward, just proved',
  listLog: 'a moderator',
  exportLog: 'a steward, just proved',
  listVersions: 'a helper',
  listCases: 'a helper',
  listDecidedCases: 'a helper',
  getCase: 'a helper',
  claimCase: 'a moderator',
  putBackCase: 'a moderator',
  decideCase: 'a moderator',
  noteOnCase: 'a helper',
  undoDecision: 'a moderator, just proved',
  reportListing: 'anyone, in a session that lasts',
  getReportLimit: 'anyone, in a session that lasts',
  listDecidedListings: 'a helper',
  decideOnListing: 'a moderator',
  reportPerson: 'either side',
  listPersonReports: 'a helper',
  readReportedConversation: 'a moderator, just proved',
  decideOnPerson: 'a moderator, just proved',
  listSignals: 'a helper',
  addSignal: 'a steward, just proved',
  changeSignal: 'a steward, just proved',
  beginFactorReset: 'a steward, just proved',
  agreeToFactorReset: 'a steward, just proved',
  refuseFactorReset: 'a helper',
  findPeople: 'a helper',
  getPerson: 'a helper',
  listPersonListings: 'a helper',
  noteOnPerson: 'a helper',
  listReplies: 'a helper',
  listReplyVersions: 'a helper',
  listFittingReplies: 'a helper',
  writeReply: 'a steward, just proved',
  changeReply: 'a steward, just proved',
  listOwnRestrictions: 'a person, even unproved or banned',
  answerRestriction: 'whom it stops',
  listRestrictions: 'a helper',
  restrictPerson: 'a moderator, just proved',
  agreeToBan: 'a steward, just proved',
  liftRestriction: 'a moderator, just proved',
  keepRestriction: 'a moderator, just proved',
  getImpact: 'anyone',
  getVolunteerImpact: 'a helper',
  getHealth: 'a helper',
  listScreeningSignals: 'a helper',
  previewScreeningSignal: 'a helper',
  changeScreeningSignal: 'a steward, just proved',
  lookUpRecall: 'anyone',
  listRecallCards: 'a helper',
  listRecallNotices: 'a helper',
  dismissRecallNotice: 'a moderator',
  writeRecallCard: 'a steward, just proved',
  changeRecallCard: 'a steward, just proved',
  listRecallVersions: 'a helper',
  listManuals: 'a helper',
  writeManual: 'a steward, just proved',
  changeManual: 'a steward, just proved',
  listManualVersions: 'a helper',
  listManualHosts: 'a helper',
  changeManualHosts: 'a steward, just proved',
  contactUs: 'who solves the puzzle',
  getContactLimit: 'anyone',
  listBlogPosts: 'anyone',
  getLatestBanner: 'anyone',
  getContentPage: 'anyone',
  listPartners: 'anyone',
  listTeamMembers: 'anyone',
  listDirectors: 'anyone',
  listTeamLeads: 'anyone',
  listTeamStats: 'anyone',
  listTeams: 'anyone',
  listVolunteerInsights: 'anyone',
  listSafeExchangeZones: 'anyone',
  listServices: 'anyone',
  listFaqCategories: 'anyone',
  listContent: 'a helper',
  getWrittenContent: 'a helper',
  saveContent: 'a helper',
  previewContent: 'a helper',
  listContentVersions: 'a helper',
  getContentVersion: 'a helper',
  listBanners: 'a helper',
  saveBanner: 'a helper',
  downloadMyData: 'a person, even banned',
  closeAccount: 'a person, even banned',
}

const letIn = 'let in'

type Rule = Partial<Record<Caller, RefusalCode | typeof letIn>>

const noSession: Rule = { 'an expired session': 'signed_out', 'a guessed token': 'signed_out' }
const signedIn: Rule = { 'a visitor': 'signed_out', ...noSession, 'somebody banned': 'banned' }
const proved: Rule = { ...signedIn, 'an unproved sign-up': 'limited' }
const people = (answer: RefusalCode | typeof letIn): Rule => ({
  ...{ 'an unconfirmed person': answer, 'somebody stopped': answer },
  ...{ 'a stranger': answer, 'a partner’s member': answer },
})
const person: Rule = { ...proved, ...people(letIn) }
const eitherSide: Rule = { ...proved, ...people('not_found'), 'the buyer': letIn, 'the owner': letIn }
const theirs: Rule = { ...people('not_found'), 'the buyer': 'not_found', 'the owner': letIn }
const member: Rule = { ...proved, ...people('forbidden'), 'a partner’s member': letIn }
const noRoom: Rule = { 'a visitor': 'not_found', ...noSession, 'somebody banned': 'banned', ...people('not_found') }
const helper: Rule = {
  ...{ ...noRoom, 'an unproved sign-up': 'not_found', 'a steward without the second step': 'second_factor_required' },
  ...{ 'a steward who proved it long ago': letIn, 'a helper': letIn, 'a moderator': letIn, 'a steward': letIn },
}
const moderator: Rule = { ...helper, 'a helper': 'forbidden' }
const long: Rule = { 'a steward who proved it long ago': 'second_factor_again' }

/** What each of those who call is answered. */
const rules = {
  anyone: { 'a visitor': letIn, 'an expired session': letIn, 'somebody banned': letIn },
  'anyone, in a session that lasts': { ...signedIn, 'a visitor': letIn, 'a stranger': letIn },
  'who has the link': { 'a visitor': 'invalid', 'a stranger': 'invalid', 'a steward': 'invalid' },
  'who solves the puzzle': { 'a visitor': 'invalid' },
  'who knows the password': { 'a visitor': 'wrong_login' },
  'who opened the mailed link': { ...proved, ...people('forbidden'), 'a sign-up by its mailed link': letIn },
  'a person': person,
  'a person, even unproved': { ...person, 'an unproved sign-up': letIn },
  'a person, even banned': { ...person, 'somebody banned': letIn },
  'a person, even unproved or banned': { ...person, 'an unproved sign-up': letIn, 'somebody banned': letIn },
  'a person, just proved': { ...person, ...long, 'a steward without the second step': 'second_factor_required' },
  'a person who may write': { ...person, 'an unconfirmed person': 'forbidden', 'somebody stopped': 'forbidden' },
  'a person who may list': { ...person, 'an unproved sign-up': letIn, 'somebody stopped': 'forbidden' },
  'whom it stops': { ...signedIn, ...people('not_found'), 'somebody banned': 'not_found', 'somebody stopped': letIn },
  'the owner': { ...proved, ...theirs },
  'the owner, even unproved': { ...proved, ...theirs, 'an unproved sign-up': 'not_found' },
  'either side': eitherSide,
  'either side, once confirmed': { ...eitherSide, 'an unconfirmed person': 'forbidden' },
  'the writer': { ...eitherSide, 'an unconfirmed person': 'forbidden', 'the owner': 'not_found' },
  'the giver': { ...eitherSide, 'the buyer': 'forbidden' },
  'the receiver': { ...eitherSide, 'the owner': 'forbidden' },
  'a partner’s member': member,
  'the importer': { ...member, 'a partner’s member': 'not_found', 'the importer': letIn },
  'a helper': helper,
  'a moderator': moderator,
  'a moderator, just proved': { ...moderator, ...long },
  'a steward, just proved': { ...moderator, ...long, 'a moderator': 'forbidden' },
} satisfies Record<string, Rule>

type Who = keyof typeof rules

let program: Awaited<ReturnType<typeof testProgram>>
let rollback: Rollback
let world: Awaited<ReturnType<typeof someWorld>>

beforeAll(async () => {
  program = await testProgram()
  world = await someWorld(program)
  rollback = await openRollback(program.database.connection)
})
afterAll(async () => {
  await rollback.close()
  await program.close()
})

type Case = { id: OperationId; caller: Caller; answer: RefusalCode | typeof letIn }

const cases = (Object.keys(operations) as OperationId[]).flatMap((id) =>
  Object.entries<Rule[Caller]>(rules[whoMay[id]]).map(([caller, answer]) => ({ id, caller, answer }) as Case),
)

/** The code and sentence of an answer, undefined unless it refuses; a refusal is one that the operation promises, and says nothing else. */
async function refusalOf(id: OperationId, caller: Caller, call: Call) {
  const { status, text } = await world.send(caller, call)
  if (status < 400) return undefined
  expect(text).not.toMatch(leaks)
  expect(text).not.toContain(world.tokenOf(caller) ?? 'no token')
  const { code, error } = errorEnvelope.strict().parse(JSON.parse(text))
  expect(promisedBy(operations[id])).toContain(code)
  expect(status).toBe(new Refusal(code as RefusalCode, '').status)
  return { code, error }
}

/** What no answer holds: a place in a file, SQL, what the database says, a token. */
const leaks = /\.[jt]sx?:\d|node_modules|\bat \S+ \(|select .+ from|insert into|update \w+ set|violates|relation "/i

/** What an operation promises, and what comes before it: a body that cannot be read, an address that leads nowhere. */
const promisedBy = ({ path, refusals, body }: Operation): RefusalCode[] => [
  ...refusals,
  ...(refusals.includes('signed_out') ? (['banned', 'limited'] as const) : []),
  ...(body ? (['malformed', 'too_large'] as const) : []),
  ...(path.includes(':') ? (['not_found'] as const) : []),
]

/** Does something that is made undone, so that what one who may does changes nothing for the next. */
async function undone<Result>(work: () => Promise<Result>): Promise<Result> {
  const { db } = program.ctx
  Object.assign(program.ctx, { db: rollback.db })
  return rollback.tried(work).finally(() => Object.assign(program.ctx, { db }))
}

const refused = cases.filter(({ answer }) => answer !== letIn)
const open = cases.filter(({ answer }) => answer === letIn)

test.each(refused)('$id is refused to $caller: $answer', async ({ id, caller, answer }) => {
  const refusal = await refusalOf(id, caller, world.requestOf(id))
  expect(refusal?.code).toBe(answer)
  if (answer !== 'not_found' || caller !== 'a stranger') return
  // Nobody learns from a refusal that there is something, nor from a wrong body that there is a volunteers’ room.
  const call = world.requestOf(id, () => 999_999)
  if (operations[id].path.startsWith('/console/') && call.payload) call.payload = { not: 'this' }
  expect(refusal).toEqual(await refusalOf(id, caller, call))
})

test.each(open)('$id is open to $caller', async ({ id, caller }) => {
  const refusal = await undone(() => refusalOf(id, caller, world.requestOf(id)))
  expect([undefined, 'invalid', 'malformed', 'conflict']).toContain(refusal?.code)
})

const callers = (Object.keys(operations) as OperationId[]).map((id) => ({
  id,
  caller: open.findLast((one) => one.id === id)?.caller ?? 'a visitor',
}))

test.each(callers)('$id answers junk from $caller in words that it promises', async ({ id, caller }) => {
  const faults = new Map<string, string>()
  for (const { what, ...call } of junkFor(operations[id], world.requestOf(id)))
    await refusalOf(id, caller, call).catch(({ message }) => faults.set(what, message))
  expect(Object.fromEntries(faults)).toEqual({})
})
