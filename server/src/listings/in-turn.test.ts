import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { whileLocked } from '../platform/database/testing-locks.ts'
import { signedIn, someListing, someone, somePicture, testProgram } from '../testing.ts'
import { cane, importer, sheet } from './imports/testing.ts'
import type { LinkAction } from './links/listing-link-queries.ts'
import { createLinks } from './links/listing-links.ts'
import { call, photosOf, readyUpload, rowOf, setListing, sold, walkerForm } from './testing.ts'

let owner: Person
let headers: Record<string, string>
let id: number
let links: Record<LinkAction, string>

const program = await testProgram()
afterAll(() => program.close())
beforeEach(async () => {
  const { ctx } = program
  owner = await someone(ctx, { partner: 'Royal Oak' })
  headers = await signedIn(ctx, owner)
  id = await someListing(ctx, owner, { pictureIds: [await somePicture(ctx, owner), await somePicture(ctx, owner)] })
  links = await createLinks(ctx, { listingId: id })
})

const tokenOf = (action: LinkAction) => new URL(links[action]).search.split('=')[1]
const by = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => call(program, method, url, headers, body)

const acts: Record<string, () => ReturnType<typeof by>> = {
  renews: () => by('POST', `/posts/${id}/renew`),
  'withdraws it': () => by('POST', '/feedbacks', { feedback: { post_id: id, selected_option: 'not_exchanged' } }),
  'edits it': async () =>
    by('PUT', `/posts/${id}`, { post: { ...walkerForm, images: await photosOf(program.ctx, id) } }),
  'removes a photo': async () => by('DELETE', `/posts/image/${(await photosOf(program.ctx, id))[0]}`),
  'renews by a link': () => by('POST', '/email_renew', { post_renew_token: tokenOf('renew') }),
  'says by a link that it was passed on': () =>
    by('POST', '/feedbacks/submit_email_feedback', { feedback_token: tokenOf('exchanged_elsewhere') }),
}

const nobodyElses = Object.entries(acts).filter(([words]) => !words.includes('link'))
nobodyElses.push(['deletes it', () => by('DELETE', `/posts/${id}`)])

test.each(nobodyElses)('[LIFE-09] who %s that is another’s finds nothing, and nothing changes', async (_, act) => {
  const before = [await rowOf(program.ctx, id), await photosOf(program.ctx, id)]
  headers = await signedIn(program.ctx, await someone(program.ctx))
  expect((await act()).status).toBe(404)
  expect([await rowOf(program.ctx, id), await photosOf(program.ctx, id)]).toEqual(before)
})

const meanwhile = (changes: object, act: () => ReturnType<typeof by>) =>
  whileLocked(program, { lock: (ctx) => setListing(ctx, id, changes), act })

describe('[LIFE-09] what its owner does with a listing waits for what is done with it at the same time, and goes by that', () => {
  test.each(Object.entries(acts))('who %s while it is sold is told that it is', async (_, act) => {
    const saleAt = sold(program.ctx.clock.now())
    const { waited, result } = await meanwhile(saleAt, act)
    expect([waited, result.status]).toEqual([true, 409])
    expect(await rowOf(program.ctx, id)).toMatchObject(saleAt)
    expect(await photosOf(program.ctx, id)).toHaveLength(2)
  })

  test.each(Object.entries(acts))('who %s while it is deleted finds nothing', async (words, act) => {
    const { waited, result } = await meanwhile({ deleted_at: new Date('2026-01-01T00:00:00Z') }, act)
    expect([waited, result.status]).toEqual([true, words.includes('link') ? 422 : 404])
  })

  test('who deletes what is deleted at the same time leaves the moment of it as it is', async () => {
    const deletedAt = new Date('2026-01-01T00:00:00Z')
    const { waited, result } = await meanwhile({ deleted_at: deletedAt }, () => by('DELETE', `/posts/${id}`))
    expect([waited, result.status]).toEqual([true, 200])
    expect((await rowOf(program.ctx, id)).deleted_at).toEqual(deletedAt)
  })

  test('what is taken back by a link while something else is said of it stays as that says', async () => {
    const feedback_token = tokenOf('exchanged')
    expect((await by('POST', '/feedbacks/submit_email_feedback', { feedback_token })).status).toBe(200)
    const { waited, result } = await meanwhile({ last_feedback: 'exchanged_elsewhere' }, () =>
      by('POST', '/feedbacks/undo_email_feedback', { feedback_token }),
    )
    expect([waited, result.status]).toEqual([true, 409])
    expect((await rowOf(program.ctx, id)).last_feedback).toBe('exchanged_elsewhere')
  })
})

describe('what is done with a list of one’s own waits for what is done with it at the same time', () => {
  let own: Awaited<ReturnType<typeof importer>>
  let list: number
  beforeEach(async () => {
    own = await importer(program, owner)
    list = await own.createReady(sheet(cane('a1')))
  })
  const doing = (lock: (ctx: Context) => Promise<unknown>, act: () => ReturnType<typeof by>) =>
    whileLocked(program, { lock, act })

  test.each<[string, () => ReturnType<typeof by>]>([
    ['a row is mended', () => own.correct(list, 2, { title: 'Oak' }, 2)],
    ['photos are named', () => own.addPhotos(list, ['b.jpg'])],
    ['it is to be listed', () => own.send('POST', `/${list}/publication`)],
    [
      'a photo comes',
      async () =>
        own.send('PUT', `/${list}/photos`, { name: 'a.jpg', signed_id: await readyUpload(program.ctx, owner) }),
    ],
  ])('when %s while the list is removed, there is no such list', async (_, act) => {
    const { waited, result } = await doing(({ db }) => db.deleteFrom('imports').where('id', '=', list).execute(), act)
    expect([waited, result.body.error]).toEqual([true, 'There is no such list here. It may have been removed.'])
  })

  test('a row that is mended while it is listed stays as it was listed', async () => {
    const { version } = await own.row(list, 2)
    const listed = ({ db }: Context) =>
      db.updateTable('import_rows').set({ state: 'in' }).where('import_id', '=', list).execute()
    const { waited, result } = await doing(listed, () => own.correct(list, 2, { title: 'Oak' }, version))
    expect([waited, result.status, (await own.row(list, 2)).title]).toEqual([true, 409, 'Cane a1'])
  })
})
