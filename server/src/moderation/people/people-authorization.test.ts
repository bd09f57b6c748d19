import { expect, test } from 'vitest'
import { call } from '../../listings/testing.ts'
import { read, somePair, write } from '../../messages/testing.ts'
import { get, signedIn, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { openCaseAbout, pendingMessage } from '../cases/testing-cases.ts'
import { makeVolunteer } from '../testing.ts'

const program = await programOfFile()
const room = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))

const money = 'They want money before I have seen anything'

/** A conversation in which the owner has reported the buyer, who may go on writing. */
async function someCase() {
  const pair = await somePair(program)
  await call(program, 'POST', `/api/user/conversations/${pair.id}/report`, pair.owner.headers, { reasons: [money] })
  const caseId = (await openCaseAbout(program, { person_id: pair.buyer.person.id })) ?? 0
  const reportId: number = (await get(program, `/console/cases/${caseId}`, room)).body.data.reports[0].id
  await call(program, 'POST', `/console/cases/${caseId}/decision`, room, { decision: 'nothing' })
  return { ...pair, reportId }
}

const readWhole = (id: number, body: object = {}, headers: object = room) =>
  call(program, 'POST', `/console/people/${id}/reading`, headers, body)

const added = { weight: 5, words: ['fairy dust'], near_words: [], warning: '', active: true }
let signalsAdded = 0

/** Every operation about people and signals, as somebody calls it. */
async function callsAbout({ id, reportId }: { id: number; reportId: number }) {
  const [first] = (await get(program, '/console/signals', room)).body.data
  const { id: signalId, kind: _kind, ...signal } = first
  const calls: Record<string, (headers: object) => ReturnType<typeof call>> = {
    reportPerson: (headers) =>
      call(program, 'POST', `/api/user/conversations/${id}/report`, headers, { reasons: [money] }),
    readReportedConversation: (headers) => readWhole(reportId, {}, headers),
    listSignals: (headers) => get(program, '/console/signals', headers),
    addSignal: (headers) =>
      call(program, 'POST', '/console/signals', headers, { ...added, name: `Nothing ${++signalsAdded}` }),
    changeSignal: (headers) => call(program, 'PUT', `/console/signals/${signalId}`, headers, signal),
  }
  return calls
}

test('who is in a conversation reports the other; volunteers alone see and decide what was reported', async () => {
  const about = await someCase()
  const other = await signedIn(program.ctx, await someone(program.ctx))
  const callers = [about.owner.headers, about.buyer.headers, other, room, {}]
  const statuses: Record<string, number[]> = {}
  for (const [name, make] of Object.entries(await callsAbout(about))) {
    const found: number[] = []
    for (const headers of callers) found.push((await make(headers)).status)
    statuses[name] = found
  }
  const { reportPerson, ...ofVolunteers } = statuses
  expect(reportPerson).toEqual([200, 200, 404, 404, 401])
  expect(Object.keys(ofVolunteers)).toHaveLength(4)
  for (const found of Object.values(ofVolunteers)) expect(found).toEqual([404, 404, 404, 200, 404])
})

test('a volunteer does not decide about a message to them; what is decided waits no more', async () => {
  const { caseId, owner } = await pendingMessage(program)
  await makeVolunteer(program.ctx, owner.person)
  const decide = (decision: string, headers: object = room) =>
    call(program, 'POST', `/console/cases/${caseId}/decision`, headers, { decision })
  expect((await decide('deliver', owner.headers)).status).toBe(409)
  expect((await decide('deliver')).status).toBe(200)
  expect((await decide('return')).status).toBe(409)
})

test('a steward changes a signal, and messages are judged by it from then on; an older version is refused', async () => {
  const signals = (await get(program, '/console/signals', room)).body.data
  const { id, kind: _kind, ...hurry } = signals.find(({ name }: { name: string }) => name === 'Hurry')
  const change = (more: object, headers = room) =>
    call(program, 'PUT', `/console/signals/${id}`, headers, { ...hurry, ...more })
  const { owner, buyer, id: conversation } = await somePair(program)
  const warningsOf = async (body: string) => {
    await write(program, buyer, conversation, body)
    return (await read(program, owner, conversation)).body.messages.at(-1).caution
  }
  expect(await warningsOf('Blue moon')).toEqual([])
  const changed = await change({ words: ['Blue  moon'], weight: 5, warning: 'Mind the moon.' })
  expect([changed.status, changed.body.data.words]).toEqual([200, ['blue moon']])
  expect(await warningsOf('A blu3 moons')).toEqual(['blue moon'])
  expect((await change({ weight: 1 })).status).toBe(409)
  hurry.updated_at_utc = changed.body.data.updated_at_utc
  expect((await change({ name: 'Codes' })).status).toBe(409)
  expect((await change({ weight: 21 })).status).toBe(422)
  expect((await change({ words: ['a+b'] })).status).toBe(422)
  expect((await change({ active: false })).status).toBe(200)
  expect(await warningsOf('Once in a blue moon')).toEqual([])
})

test('a steward adds words, alone or near others, and messages are judged by them from then on', async () => {
  const add = (more: object) => call(program, 'POST', '/console/signals', room, { ...added, ...more })
  const { owner, buyer, id } = await somePair(program)
  const cautionOf = async (body: string) => {
    await write(program, buyer, id, body)
    return (await read(program, owner, id)).body.messages.at(-1).caution
  }
  expect(await cautionOf('I have silver seeds')).toEqual([])
  const { status, body } = await add({ name: 'Seeds', words: ['Silver  seeds'], warning: 'Seeds are no money.' })
  expect([status, body.data]).toEqual([200, expect.objectContaining({ kind: 'words', words: ['silver seeds'] })])
  expect(await cautionOf('I pay in silver seeds')).toEqual(['silver seeds'])
  const near = await add({ name: 'Gold', words: ['gold'], near_words: ['today'] })
  expect(near.body.data.kind).toBe('words_together')
  expect([await cautionOf('The gold one'), await cautionOf('Gold, today')]).toEqual([[], ['gold']])
  expect((await add({ name: 'Seeds' })).body.error).toBe('Another signal has this name.')
  expect((await add({ name: 'Empty', words: [] })).body.errors.words).toEqual([
    'Please give at least one word to look for',
  ])
  expect((await add({ name: '' })).status).toBe(422)
})
