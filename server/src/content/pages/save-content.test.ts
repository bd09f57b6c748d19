import { documentFields, documentNames } from '@reable/contract/content/documents'
import { readWritten } from '@reable/contract/content/written'
import { afterAll, expect, test } from 'vitest'
import { acceptPicture, endPictureProcess, pictureAddresses, sweepOrphans } from '#pictures'
import { day, shiftedClock } from '#platform/clock'
import { call } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { freshPhoto } from '../../pictures/encoding/testing-photos.ts'
import { storedObjects } from '../../pictures/testing.ts'
import { sender } from '../../pictures/uploads/testing-uploads.ts'
import { get, signedIn, someListing, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { getWrittenContent } from './get-written-content.ts'
import { saveContent } from './save-content.ts'

const program = await programOfFile()
const volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
const headers = await signedIn(program.ctx, volunteer)
// The sweep leaves a store alone of which the database knows no picture at all.
await someListing(program.ctx, volunteer)
afterAll(endPictureProcess)

const at = (name: string) => `/console/content/page/${encodeURIComponent(name)}`
const written = async (name: string) => (await get(program, at(name), headers)).body.data
const save = (name: string, body: object, by = headers) => call(program, 'PUT', at(name), by, body)
const heading = async (title: string) =>
  (await get(program, `/content?title=${encodeURIComponent(title)}`)).body.data.fields.heading

test('the delivered content has no errors', () => {
  return Promise.all(
    documentNames.map(async (document) => {
      const url = `/console/content/${document.kind}/${encodeURIComponent(document.name)}`
      const { status, body } = await get(program, url, headers)
      expect([status, body.data.version, body.data.changed_by]).toEqual([200, 1, null])
      expect({ ...document, ...readWritten(documentFields(document), body.data.fields).errors }).toEqual(document)
    }),
  )
})

test('[INFO-15] a volunteer’s text is on the page at once, stored with author and time', async () => {
  const before = await written('Our Team')
  const fields = { ...before.fields, heading: 'The people' }
  const { status, body } = await save('Our Team', { version: 1, fields })
  expect([status, body.data]).toEqual([
    200,
    { kind: 'page', name: 'Our Team', version: 2, changed_at_utc: expect.any(String), changed_by: volunteer.email },
  ])
  expect(await heading('Our Team')).toBe('The people')
  expect(await written('Our Team')).toEqual({ ...body.data, fields })
  const rows = program.ctx.db.selectFrom('versions').select('version').where('key', '=', 'Our Team')
  expect((await rows.orderBy('version').execute()).map(({ version }) => version)).toEqual([1, 2])
  // Sent once more, as after a lost answer, it is the same version.
  expect((await save('Our Team', { version: 1, fields })).body.data.version).toBe(2)
})

test('a page that somebody else changed since is not saved over', async () => {
  const { fields } = await written('Our Blog')
  const both = await Promise.all(
    ['One', 'Other'].map((words) => save('Our Blog', { version: 1, fields: { ...fields, heading: words } })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = await save('Our Blog', { version: 1, fields: { ...fields, heading: 'Late' } })
  expect([late.status, late.body.code]).toEqual([409, 'conflict'])
  expect((await save('Our Blog', { version: 9, fields: { ...fields, heading: 'Far' } })).status).toBe(409)
})

test('what is wrong on a page is said at each field, by its path', async () => {
  const { fields } = await written('Resources')
  const cards = fields.cards.map((card: object, at: number) =>
    at === 1 ? { ...card, address: 'javascript:x()' } : card,
  )
  const sent = { ...fields, heading: '', cards, toString: 'x', constructor: {} }
  const errors = {
    heading: ['Please fill in “Heading”'],
    'cards.1.address': ['Where it leads: please start with http:// or https://, or with / for a page of this site'],
    toString: ['We do not know the field “toString”'],
    constructor: ['We do not know the field “constructor”'],
  }
  for (const { status, body } of [
    await save('Resources', { version: 1, fields: sent }),
    await call(program, 'POST', `${at('Resources')}/preview`, headers, { fields: sent }),
  ])
    expect([status, body.code, body.errors]).toEqual([422, 'invalid', errors])
  expect(await heading('Resources')).toBe(fields.heading)
})

test('previewContent shows the page as it would be, and saves nothing', async () => {
  const { fields, version } = await written('Our Story')
  const evil = 'Hi <script>alert(1)</script><img src=x onerror=alert(2)> [x](javascript:alert(3)) <b>there'
  const sent = { fields: { ...fields, first_part: evil } }
  const { body } = await call(program, 'POST', `${at('Our Story')}/preview`, headers, sent)
  expect(body.data.title).toBe('Our Story')
  expect(body.data.fields.first_part).toEqual([{ kind: 'paragraph', line: [{ text: 'Hi  x there' }] }])
  expect((await written('Our Story')).version).toBe(version)
})

test('a volunteer’s photo stays on the page when they have left, and nobody else’s can be put there', async () => {
  const { ctx } = program
  const leaving = await makeVolunteer(ctx, await someone(ctx))
  const [own, others] = [
    await acceptPicture(ctx, { ownerId: leaving.id, bytes: await freshPhoto() }),
    await acceptPicture(ctx, { ownerId: volunteer.id, bytes: await freshPhoto() }),
  ]
  const { fields } = await written('Our Story')
  const shown = ({ digest }: { digest: string }) => {
    const { large: url, thumbnail } = pictureAddresses({ digest })
    return { version: 1, fields: { ...fields, featured_image: { url, thumbnail, title: 'Us' } } }
  }
  const by = await signedIn(ctx, leaving)
  const refused = await save('Our Story', shown(others), by)
  expect(refused.body.errors).toEqual({ featured_image: ['This picture is no longer there. Please add it again.'] })
  expect((await save('Our Story', shown(own), by)).status).toBe(200)
  const close = { user: { email: leaving.email } }
  expect((await call(program, 'POST', '/api/user/close', by, close)).status).toBe(200)
  await sweepOrphans({ ...ctx, clock: shiftedClock(ctx.clock, 3 * 24 * 3_600_000) })
  expect(await storedObjects(ctx, own.digest)).toBe(6)
  expect((await written('Our Story')).changed_by).toBeNull()
})

test('a photo in what is previewed is seen by its volunteer alone, and by everyone once it is saved', async () => {
  const { image } = await (await sender(program, volunteer)).send(await freshPhoto(), 'image/png')
  const { version, fields } = await written('Our Story')
  const changed = { ...fields, featured_image: { url: image.large, thumbnail: image.thumbnail, title: 'Us' } }
  const previewed = await call(program, 'POST', `${at('Our Story')}/preview`, headers, { fields: changed })
  const { url, thumbnail } = previewed.body.data.fields.featured_image
  const status = async (address: string) => (await program.app.inject(address)).statusCode
  const plain = image.large.replace(/\?.*/, '')
  expect([await status(url), await status(thumbnail), await status(plain)]).toEqual([200, 200, 404])
  expect((await save('Our Story', { version, fields: changed })).status).toBe(200)
  expect((await written('Our Story')).fields.featured_image.url).toBe(plain)
  expect(await status(plain)).toBe(200)
  expect((await get(program, '/content?title=Our%20Story')).body.data.fields.featured_image.url).toBe(plain)
})

test('a photo that no page has shown for thirty days goes, and one that stands stays', async () => {
  const { ctx } = program
  const shot = async () => acceptPicture(ctx, { ownerId: volunteer.id, bytes: await freshPhoto() })
  const [old, current] = [await shot(), await shot()]
  const asVolunteer = { volunteer, kind: 'page', name: 'Our Story' }
  const show = async ({ digest }: { digest: string }, days: number) => {
    const { version, fields } = await getWrittenContent(ctx, asVolunteer)
    const { large: url, thumbnail } = pictureAddresses({ digest })
    const changed = { ...fields, featured_image: { url, thumbnail, title: `Day ${days}` } }
    await saveContent(on(days), { ...asVolunteer, version, fields: changed })
  }
  const now = ctx.clock.now().getTime()
  const on = (days: number) => ({ ...ctx, clock: { now: () => new Date(now + days * day) } })
  const stored = () => Promise.all([old, current].map(({ digest }) => storedObjects(ctx, digest)))
  await show(old, 0)
  await show(current, 100)
  await sweepOrphans(on(100))
  await show(current, 129)
  await sweepOrphans(on(129))
  expect(await stored()).toEqual([6, 6])
  await show(current, 130)
  await sweepOrphans(on(130))
  expect(await stored()).toEqual([0, 6])
  // The address alone does not bring back what is gone.
  await expect(show(old, 131)).rejects.toMatchObject({ code: 'invalid' })
})
