import { expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day, shiftedClock } from '#platform/clock'
import { call, rowOf, walkerForm } from '../listings/testing.ts'
import { decideListing, waitingListing } from '../moderation/cases/testing-cases.ts'
import { mailsTo, makeVolunteer, neighbour, report } from '../moderation/testing.ts'
import { get, signedIn, someListing, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { freshHash, pictureLike, turned } from './testing.ts'

const program = await programOfFile()
const volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
const room = await signedIn(program.ctx, volunteer)

/** A listing of somebody, with pictures that look like this. */
async function listed(
  owner: Person,
  hashes: (string | null)[],
  draft: Partial<Parameters<typeof someListing>[2]> = {},
) {
  const pictureIds: number[] = []
  for (const hash of hashes) pictureIds.push(await pictureLike(program.ctx, owner, hash))
  const id = await someListing(program.ctx, owner, { ...draft, pictureIds })
  return { id, pictureIds, row: await rowOf(program.ctx, id) }
}

/** What stands about a listing where it was looked at, whether it waits or not. */
const storedOf = (id: number) =>
  program.ctx.db.selectFrom('screenings').selectAll().where('listing_id', '=', id).executeTakeFirst()
const findingsOf = async (id: number) => (await waitingListing(program, room, id))?.findings
const decide = (id: number, decision: string, words = '') =>
  decideListing(program, { headers: room, person: volunteer }, id, decision, words)
const edit = async (owner: Person, id: number, changes: object) =>
  call(program, 'PUT', `/posts/${id}`, await signedIn(program.ctx, owner), { post: { ...walkerForm, ...changes } })

test('another person’s photo waits for a volunteer, who sees both; its owner reads why and what to change', async () => {
  const hash = freshHash()
  const [rosa, sly] = [await neighbour(program.ctx), await neighbour(program.ctx)]
  const original = await listed(rosa, [hash], { title: 'Walker of Rosa' })
  const copy = await listed(sly, [freshHash(), turned(hash, [1, 20, 40, 60, 63])])
  expect([original.row.is_public, copy.row.is_public]).toEqual([true, false])
  expect(copy.row.held_why).toContain('One of its photos also stands in another listing here.')
  expect(copy.row.held_why).toContain('please use one that you took yourself')
  expect(copy.row.held_why).toContain('A person looks at it within a day.')
  expect(copy.row.announced_at).toBeNull()
  const [mail] = await mailsTo(program.ctx, sly.email)
  expect(mail?.plain).toContain('One of its photos also stands in another listing here.')
  expect(mail?.plain).not.toContain('Walker of Rosa')
  expect(await findingsOf(copy.id)).toMatchObject([
    {
      ...{ kind: 'same_picture', name: 'Another person’s photo', suspends: true },
      image: { image_id: copy.pictureIds[1] },
      other: { id: original.id, title: 'Walker of Rosa', image: { image_id: original.pictureIds[0] } },
    },
  ])
  expect((await decide(copy.id, 'release')).status).toBe(200)
  expect((await rowOf(program.ctx, copy.id)).is_public).toBe(true)
  expect(await findingsOf(copy.id)).toBeUndefined()
  // What a volunteer has released is no finding again.
  await edit(sly, copy.id, { images: copy.pictureIds, title: 'The same, with a better title' })
  expect((await rowOf(program.ctx, copy.id)).is_public).toBe(true)
})

test('a decision about what was found alone decides no reports, and one about a report does', async () => {
  const hash = freshHash()
  await listed(await neighbour(program.ctx), [hash])
  const copy = await listed(await neighbour(program.ctx), [hash])
  const decidesReports = async () => (await waitingListing(program, room, copy.id))?.decides_reports
  expect(await decidesReports()).toBe(false)
  await decide(copy.id, 'release')
  const headers = await signedIn(program.ctx, await neighbour(program.ctx))
  await report(program, copy.id, ['duplicate'], { headers })
  expect(await decidesReports()).toBe(true)
})

test('one’s own listing again, an organisation’s, a plain photo, one without a hash, and ten of the same thing are no finding', async () => {
  const hash = freshHash()
  const owner = await neighbour(program.ctx)
  const [one, other] = [
    await someone(program.ctx, { partner: 'Royal Oak' }),
    await someone(program.ctx, { partner: 'Royal Oak' }),
  ]
  const shared = freshHash()
  await listed(one, [shared])
  for (const { row, id } of [
    await listed(owner, [hash]),
    await listed(owner, [hash]),
    await listed(await neighbour(program.ctx), [null]),
    await listed(await neighbour(program.ctx), [null, null]),
    await listed(owner, Array(10).fill(hash)),
    await listed(other, [shared]),
  ]) {
    expect([row.is_public, row.held_at]).toEqual([true, null])
    expect(await findingsOf(id)).toBeUndefined()
  }
})

test('a partner’s import is looked at as well, and what is found is a note for volunteers alone', async () => {
  const hash = freshHash()
  await listed(await neighbour(program.ctx), [hash])
  const { row, id } = await listed(await someone(program.ctx, { partner: 'Reuse Shed' }), [hash])
  expect(row.is_public).toBe(true)
  expect(await storedOf(id)).toMatchObject({ suspended_at: null, findings: [{ kind: 'same_picture' }] })
  expect((await get(program, `/posts/${id}`)).body.data.post).not.toHaveProperty('findings')
})

test('whoever changes the photo is shown at once; a volunteer who kept it hidden decides about that', async () => {
  const hash = freshHash()
  await listed(await neighbour(program.ctx), [hash])
  const owner = await neighbour(program.ctx)
  const changed = await listed(owner, [freshHash(), hash])
  expect(changed.row.is_public).toBe(false)
  const headers = await signedIn(program.ctx, owner)
  const removal = await call(program, 'DELETE', `/posts/image/${changed.pictureIds[1]}`, headers)
  expect([removal.status, (await rowOf(program.ctx, changed.id)).is_public]).toEqual([200, true])
  expect([await findingsOf(changed.id), await storedOf(changed.id)]).toEqual([undefined, undefined])

  const stays = await listed(owner, [freshHash(), hash])
  await decide(stays.id, 'keep', 'Please use a photo of your own.')
  await call(program, 'DELETE', `/posts/image/${stays.pictureIds[1]}`, headers)
  const row = await rowOf(program.ctx, stays.id)
  expect([row.is_public, row.held_words]).toEqual([false, 'Please use a photo of your own.'])
})

test('an edit that brings another person’s photo is looked at; the owner of the first one is not asked about the copy', async () => {
  const hash = freshHash()
  const [rosa, sly] = [await neighbour(program.ctx), await neighbour(program.ctx)]
  const honest = await listed(sly, [freshHash()])
  const original = await listed(rosa, [hash])
  const copied = await pictureLike(program.ctx, sly, hash)
  await program.ctx.db
    .updateTable('pictures')
    .set({ listing_id: honest.id, position: 7 })
    .where('id', '=', copied)
    .execute()
  await edit(rosa, original.id, { images: original.pictureIds, price: '45' })
  expect((await rowOf(program.ctx, original.id)).is_public).toBe(true)
})

test('two small things suspend a listing of an account under 7 days, and not of an older one', async () => {
  const draft = { description: 'Like new. Write to me on WhatsApp, 604 555 0142.' }
  const [fresh, older] = [await someone(program.ctx), await neighbour(program.ctx)]
  const first = await listed(fresh, [null], draft)
  expect(first.row.is_public).toBe(false)
  expect(first.row.held_why).toContain('telephone number')
  expect((await findingsOf(first.id)).map((one: { kind: string }) => one.kind)).toEqual([
    'contact_details',
    'words',
    'new_account',
  ])
  expect((await listed(older, [null], draft)).row.is_public).toBe(true)
  expect((await listed(await someone(program.ctx), [null], { description: 'Call 604 555 0142.' })).row.is_public).toBe(
    true,
  )
  // A week later the same text is a note, and an edit of it shows the listing.
  const clock = program.ctx.clock
  program.ctx.clock = shiftedClock(clock, 8 * day)
  const { status } = await edit(fresh, first.id, { images: first.pictureIds, ...draft })
  program.ctx.clock = clock
  expect([status, (await rowOf(program.ctx, first.id)).is_public]).toEqual([200, true])
  const notes = ['contact_details', 'words'].map((kind) => ({ kind, suspends: false }))
  expect(await storedOf(first.id)).toMatchObject({ suspended_at: null, findings: notes })
})

test('a price under a tenth or over three times the middle price of the type is a note, where enough prices are known', async () => {
  const owner = await neighbour(program.ctx)
  const priced = (price: string) => listed(owner, [null], { ...chair, price, free: price === '0' })
  const noteOf = async (id: number) => (await storedOf(id))?.findings
  for (let made = 0; made < 7; made++) await priced('400')
  expect(await noteOf((await priced('1201')).id)).toBeUndefined()
  for (const [price, kind] of [
    ['39', 'low_price'],
    ['40', undefined],
    ['1200', undefined],
    ['1201', 'high_price'],
    ['0', undefined],
  ] as const) {
    const { id, row } = await priced(price)
    expect([price, row.is_public, await noteOf(id)]).toEqual([
      ...[price, true],
      kind ? [expect.objectContaining({ kind, suspends: false })] : undefined,
    ])
  }
})

test('of two who publish the same photo at once, one is shown', async () => {
  for (let round = 0; round < 5; round++) {
    const hash = freshHash()
    const owners = [await neighbour(program.ctx), await neighbour(program.ctx)]
    const both = await Promise.all(owners.map((owner) => listed(owner, [hash])))
    expect(both.map(({ row }) => row.is_public).sort()).toEqual([false, true])
  }
})

const chair = {
  equipmentTypeId: 1,
  title: 'Folding wheelchair',
  properties: { seat_width_in: '18', weight_capacity_lb: '250', cleaned: 'Wiped clean' },
}
