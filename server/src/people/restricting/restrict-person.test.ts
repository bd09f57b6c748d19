import { expect, test } from 'vitest'
import { lockPerson } from '#accounts'
import { day } from '#platform/clock'
import { call, readyUpload, walkerForm } from '../../listings/testing.ts'
import { bodies, mailsTo, type Pair, read, somePair, write } from '../../messages/testing.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { get, signedIn, someListing, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { someVolunteer } from '../../volunteers/testing.ts'
import { lift, own, restrict, someTeam } from '../testing.ts'

const program = await programOfFile()
const team = await someTeam(program)

const publish = async ({ headers, person }: Pair['owner']) =>
  call(program, 'POST', '/posts', headers, {
    post: { ...walkerForm, images: [await readyUpload(program.ctx, person)] },
  })
const edit = async ({ headers, person }: Pair['owner'], listing: number) =>
  call(program, 'PUT', `/posts/${listing}`, headers, {
    post: { ...walkerForm, images: [await readyUpload(program.ctx, person)] },
  })
const renew = ({ headers }: Pair['owner'], listing: number) => call(program, 'POST', `/posts/${listing}/renew`, headers)

test('who is muted writes to nobody and lists as before; they read until when, by page and mail, in the volunteer’s sentence', async () => {
  const { owner, buyer, id } = await somePair(program)
  const { status, body } = await restrict(program, team.moderator, owner.person.id, { kind: 'mute', days: 3 })
  expect([status, body.data.kind, body.data.in_force]).toEqual([200, 'mute', true])
  const refused = await write(program, owner, id, 'Hello?')
  expect([refused.status, refused.body.error]).toEqual([
    403,
    expect.stringMatching(
      /^You can write again from \w+, \d+ \w+\. Your account says why, and you can answer there once\.$/,
    ),
  ])
  expect((await publish(owner)).status).toBe(200)
  expect(await own(program, owner.headers)).toEqual([
    {
      ...{ id: body.data.id, kind: 'mute', sentence: 'Please be kind to each other.' },
      ...{ since: expect.any(String), until: expect.any(String), answer: null, looked_at: false },
    },
  ])
  const mails = await mailsTo(program, owner)
  expect(mails.filter(({ subject }) => subject === 'You cannot write messages for 3 days')).toHaveLength(1)
  expect(mails.at(-1)?.plain).toContain('> Please be kind to each other.')
  expect((await write(program, buyer, id, 'Are you there?')).status).toBe(200)
})

test('who is stopped neither writes nor lists, changes or renews; their listings stay', async () => {
  const { owner, listing, id } = await somePair(program)
  await restrict(program, team.moderator, owner.person.id, { kind: 'stop', days: 7 })
  const text = /^You can write and list again from /
  for (const { status, body } of [
    await write(program, owner, id, 'Hello?'),
    await publish(owner),
    await renew(owner, listing),
    await edit(owner, listing),
  ])
    expect([status, body.code, body.error]).toEqual([403, 'forbidden', expect.stringMatching(text)])
  expect((await get(program, `/posts/${listing}`)).status).toBe(200)
})

test('a restriction ends by itself when its days are over', async () => {
  const { owner, id } = await somePair(program)
  await restrict(program, team.moderator, owner.person.id, { kind: 'mute', days: 1 })
  const { clock } = program.ctx
  program.ctx.clock = { now: () => new Date(clock.now().getTime() + day) }
  const later = [(await write(program, owner, id, 'Here I am')).status, await own(program, owner.headers)]
  program.ctx.clock = clock
  expect(later).toEqual([200, []])
})

test('once a restriction is taken back they write again and are mailed; whoever takes it back a second time is told', async () => {
  const { owner, buyer, id } = await somePair(program)
  const { id: restriction } = (await restrict(program, team.moderator, owner.person.id, { kind: 'mute', days: 3 })).body
    .data
  expect((await lift(program, team.moderator, restriction, 'We were wrong.')).status).toBe(200)
  expect((await write(program, owner, id, 'Thank you')).status).toBe(200)
  expect(bodies(await read(program, buyer, id)).at(-1)).toBe('Thank you')
  const mail = (await mailsTo(program, owner)).at(-1)
  expect([mail?.subject, mail?.plain]).toEqual([
    'You can write messages again',
    expect.stringContaining('> We were wrong.'),
  ])
  const again = await lift(program, team.moderator, restriction)
  expect([again.status, again.body.error]).toEqual([409, 'This has ended, or somebody has taken it back.'])
})

test('nobody restricts a volunteer, themselves, or somebody twice in the same way', async () => {
  const { owner } = await somePair(program)
  const mute = { kind: 'mute', days: 3 }
  const { person } = await someVolunteer(program.ctx, 'helper')
  const helper = await restrict(program, team.moderator, person.id, mute)
  expect([helper.status, helper.body.error]).toEqual([
    409,
    'They help to run the place. A steward takes their role first, then they can be restricted.',
  ])
  const moderator = await someVolunteer(program.ctx, 'moderator')
  const themselves = await restrict(program, moderator.headers, moderator.person.id, mute)
  expect([themselves.status, themselves.body.error]).toEqual([
    409,
    expect.stringMatching(/^You reported them or a listing of theirs, or this is about you\./),
  ])
  const { waited, result } = await whileLocked(program, {
    lock: (ctx) => lockPerson(ctx, { personId: owner.person.id }),
    act: () => Promise.all([team.moderator, team.steward].map((by) => restrict(program, by, owner.person.id, mute))),
    sessions: 2,
  })
  expect([waited, result.map(({ status }) => status).sort()]).toEqual([true, [200, 409]])
  expect((await mailsTo(program, owner)).filter(({ subject }) => subject.startsWith('You cannot write'))).toHaveLength(
    1,
  )
})

test('a volunteer whose role came after a restriction has no room while it lasts', async () => {
  const person = await someone(program.ctx)
  const headers = await signedIn(program.ctx, person)
  const { id } = (await restrict(program, team.moderator, person.id, { kind: 'mute', days: 3 })).body.data
  await program.ctx.db.updateTable('people').set({ role: 'helper' }).where('id', '=', person.id).execute()
  expect((await get(program, '/console/volunteers', headers)).status).toBe(404)
  expect((await get(program, '/api/user', headers)).body.data).toMatchObject({ volunteer: false, restricted: 'mute' })
  await lift(program, team.moderator, id)
  expect((await get(program, '/console/volunteers', headers)).status).toBe(200)
  expect((await get(program, '/api/user', headers)).body.data.restricted).toBeUndefined()
})

test('the log says who restricted whom and who took it back, in values alone', async () => {
  const { id } = await someone(program.ctx)
  const { id: restriction } = (await restrict(program, team.moderator, id, { kind: 'mute', days: 3 })).body.data
  await lift(program, team.steward, restriction)
  const { data } = (await get(program, `/console/log?q=person ${id}`, team.steward)).body
  expect(data).toMatchObject([
    { act: 'lift_restriction', role: 'steward', before: { kind: 'mute', days: 3, restriction } },
    { act: 'restrict_person', role: 'moderator', after: { kind: 'mute', days: 3, restriction } },
  ])
  expect(JSON.stringify(data)).not.toContain('Please be kind')
})

test('an import lists nothing for an owner who is stopped', async () => {
  const owner = await someone(program.ctx)
  await restrict(program, team.moderator, owner.id, { kind: 'stop', days: 3 })
  await expect(someListing(program.ctx, owner)).rejects.toThrow(/^You can write and list again from /)
})
