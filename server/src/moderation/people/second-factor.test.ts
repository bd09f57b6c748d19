import type { OperationPath, RefusalCode } from '@reable/contract/operation'
import { operations } from '@reable/contract/operations'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openSession } from '#accounts'
import { minute, shiftedClock, systemClock } from '#platform/clock'
import { call, type Program } from '../../listings/testing.ts'
import { signedIn, someone, testProgram } from '../../testing.ts'
import { decide, reportedListing, reportedPerson, someVolunteerCalled, undo } from '../cases/testing-cases.ts'
import { makeVolunteer } from '../testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterEach(() => {
  program.ctx.clock = systemClock
})
afterAll(() => program.close())

const promising = (code: RefusalCode): [string, OperationPath][] =>
  Object.entries(operations).filter(
    ([, { path, refusals }]) => path.startsWith('/console') && (refusals as readonly string[]).includes(code),
  )

const values: Record<string, string> = {
  kind: 'page',
  name: 'Policies',
  version: '1',
  id: '1',
  key: '1',
  subject: 'case',
  person: '1',
}

function send({ method, path }: OperationPath, headers: object) {
  const url = path.replace(/:(\w+)/g, (_, name) => values[name] ?? '')
  return call(program, method, url, headers, method === 'GET' ? undefined : '{"decision":"pause"}')
}

test('listKinds second_factor_required, getKind second_factor_required, createKind second_factor_required, changeKind second_factor_required, removeKind second_factor_required, getQuestion second_factor_required, createQuestion second_factor_required, changeQuestion second_factor_required, changeCondition second_factor_required, listKindVersions second_factor_required, listVolunteers second_factor_required, inviteVolunteer second_factor_required, confirmSteward second_factor_required, withdrawInvitation second_factor_required, changeRole second_factor_required, listLog second_factor_required, exportLog second_factor_required, listCases second_factor_required, listDecidedCases second_factor_required, getCase second_factor_required, claimCase second_factor_required, putBackCase second_factor_required, decideCase second_factor_required, noteOnCase second_factor_required, undoDecision second_factor_required, listDecidedListings second_factor_required, decideOnListing second_factor_required, listPersonReports second_factor_required, readReportedConversation second_factor_required, decideOnPerson second_factor_required, listSignals second_factor_required, addSignal second_factor_required, changeSignal second_factor_required, findPeople second_factor_required, getPerson second_factor_required, listPersonListings second_factor_required, noteOnPerson second_factor_required, listRestrictions second_factor_required, restrictPerson second_factor_required, agreeToBan second_factor_required, liftRestriction second_factor_required, keepRestriction second_factor_required, getVolunteerImpact second_factor_required, getHealth second_factor_required, listScreeningSignals second_factor_required, previewScreeningSignal second_factor_required, changeScreeningSignal second_factor_required, listRecallCards second_factor_required, listRecallNotices second_factor_required, dismissRecallNotice second_factor_required, writeRecallCard second_factor_required, changeRecallCard second_factor_required, listRecallVersions second_factor_required, listContent second_factor_required, getWrittenContent second_factor_required, saveContent second_factor_required, previewContent second_factor_required, listContentVersions second_factor_required, getContentVersion second_factor_required, listBanners second_factor_required, saveBanner second_factor_required, listReplies second_factor_required, listReplyVersions second_factor_required, listFittingReplies second_factor_required, writeReply second_factor_required, changeReply second_factor_required, beginFactorReset second_factor_required, agreeToFactorReset second_factor_required, refuseFactorReset second_factor_required, listManuals second_factor_required, listManualVersions second_factor_required, listManualHosts second_factor_required, writeManual second_factor_required, changeManual second_factor_required, changeManualHosts second_factor_required, listEditedPartners second_factor_required, createPartner second_factor_required, getPartner second_factor_required, changePartner second_factor_required, listPartnerVersions second_factor_required, inviteMember second_factor_required, removeMember second_factor_required, listVersions second_factor_required, listPlaces second_factor_required, createPlace second_factor_required, changePlace second_factor_required, removePlace second_factor_required, changeCategory second_factor_required, listEditedProhibited second_factor_required, createProhibited second_factor_required, tryProhibited second_factor_required, changeProhibited second_factor_required, removeProhibited second_factor_required: a volunteer whose session proved none', async () => {
  const vera = await makeVolunteer(program.ctx, await someone(program.ctx))
  const token = await openSession(program.ctx, { personId: vera.id })
  const rooms = promising('second_factor_required')
  expect(rooms).toHaveLength(98)
  for (const [id, operation] of rooms) {
    const { status, body } = await send(operation, { 'x-user-token': token, 'x-user-email': vera.email })
    expect([id, status, body.code]).toEqual([id, 403, 'second_factor_required'])
  }
})

test('listEditedPartners second_factor_again, createPartner second_factor_again, getPartner second_factor_again, changePartner second_factor_again, listPartnerVersions second_factor_again, inviteMember second_factor_again, removeMember second_factor_again, createKind second_factor_again, changeKind second_factor_again, removeKind second_factor_again, createQuestion second_factor_again, changeQuestion second_factor_again, changeCondition second_factor_again, inviteVolunteer second_factor_again, confirmSteward second_factor_again, withdrawInvitation second_factor_again, changeRole second_factor_again, exportLog second_factor_again, readReportedConversation second_factor_again, decideOnPerson second_factor_again, addSignal second_factor_again, changeSignal second_factor_again, restrictPerson second_factor_again, agreeToBan second_factor_again, liftRestriction second_factor_again, keepRestriction second_factor_again, changeScreeningSignal second_factor_again, writeRecallCard second_factor_again, changeRecallCard second_factor_again, writeReply second_factor_again, changeReply second_factor_again, beginFactorReset second_factor_again, agreeToFactorReset second_factor_again, writeManual second_factor_again, changeManual second_factor_again, changeManualHosts second_factor_again, createPlace second_factor_again, changePlace second_factor_again, removePlace second_factor_again, changeCategory second_factor_again, createProhibited second_factor_again, changeProhibited second_factor_again, removeProhibited second_factor_again: a quarter of an hour after the proof, also by a clock that jumped back', async () => {
  const vera = await makeVolunteer(program.ctx, await someone(program.ctx))
  const headers = await signedIn(program.ctx, vera)
  // What is decided in a case weighs as the decision does: see the next test.
  const weighty = promising('second_factor_again').filter(([id]) => !['decideCase', 'undoDecision'].includes(id))
  expect(weighty).toHaveLength(46)
  for (const [id, operation] of weighty) {
    program.ctx.clock = systemClock
    expect([id, (await send(operation, headers)).body.code]).not.toEqual([id, 'second_factor_again'])
    for (const offset of [15 * minute, -2 * minute]) {
      program.ctx.clock = shiftedClock(systemClock, offset)
      const { status, body } = await send(operation, headers)
      expect([id, status, body.code]).toEqual([id, 403, 'second_factor_again'])
    }
  }
})

test('decideCase second_factor_again, undoDecision second_factor_again: where the decision weighs, and not where it does not', async () => {
  const room = await someVolunteerCalled(program, 'Vera')
  const [listing, person] = [await reportedListing(program), await reportedPerson(program)]
  program.ctx.clock = shiftedClock(systemClock, 16 * minute)
  expect((await decide(program, room, person.caseId, 'pause')).body.code).toBe('second_factor_again')
  expect((await decide(program, room, listing.caseId, 'release')).status).toBe(200)
  program.ctx.clock = systemClock
  const { body } = await decide(program, room, person.caseId, 'pause')
  program.ctx.clock = shiftedClock(systemClock, 16 * minute)
  expect((await undo(program, room, body.data.decision)).body.code).toBe('second_factor_again')
})
