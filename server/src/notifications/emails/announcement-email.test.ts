import { afterAll, beforeAll, expect, test } from 'vitest'
import { listRecentListings } from '#listings'
import type { Email } from '#platform/mail'
import { someListing, someone, testProgram } from '../../testing.ts'
import { announcementEmail } from './announcement-email.tsx'

let program: Awaited<ReturnType<typeof testProgram>>
let id: number
let rosas: Email
let idas: Email

beforeAll(async () => {
  program = await testProgram({ PUBLIC_URL: 'https://reable.example' })
  const title = 'Walker <b>blue</b>'
  id = await someListing(program.ctx, await someone(program.ctx), { title, free: true })
  const [listing] = await listRecentListings(program.ctx, { ids: [id] })
  if (!listing) throw new Error('there is no listing')
  const emailTo = await announcementEmail(program.ctx, { listing })
  rosas = emailTo({ to: 'rosa@village.example', token: 'token-of-rosa' })
  idas = emailTo({ to: 'ida@village.example', token: 'token-of-ida' })
})
afterAll(() => program.close())

test('[NOTI-07] the e-mail shows the listing: photo, title, price, place, condition, and the link to it', () => {
  for (const form of [rosas.html, rosas.plain]) {
    expect(form).toContain(`https://reable.example/posts/${id}`)
    for (const words of ['Walker (no seat)', 'FREE', 'Burnaby', 'Condition:', 'Good', 'exchange zone'])
      expect(form).toContain(words)
  }
  expect(rosas.html).toMatch(/<img[^>]* alt="Walker &lt;b&gt;blue&lt;\/b&gt;"/)
  expect(rosas.html).toMatch(/<img[^>]* src="https:\/\/reable\.example\/pictures\//)
  expect(rosas.plain).toContain('Walker <b>blue</b>')
  // Fetched ahead, a photo would tell that the e-mail was opened before anybody looks at it.
  expect(rosas.html).not.toMatch(/<link|preload/)
})

test('[NOTI-07] each recipient has a link of their own that ends the notification, in both forms', () => {
  for (const [email, own, others] of [
    [rosas, 'rosa', 'ida'],
    [idas, 'ida', 'rosa'],
  ] as const) {
    expect(email.to).toBe(`${own}@village.example`)
    for (const form of [email.html, email.plain, email.headers?.['List-Unsubscribe']]) {
      expect(form).toContain(`https://reable.example/unsubscribe?token=token-of-${own}`)
      expect(form).not.toContain(`token-of-${others}`)
    }
  }
})

test('the subject names neither type nor title, and the foot says why it came', () => {
  expect(rosas.subject).toBe('Something you asked for was listed')
  expect(rosas.plain).toContain('You get this e-mail because you asked Reable')
  expect(rosas.plain).toContain('https://reable.example/account/notifications')
})

test('of a fitted type it says that the thing may fit, which the page alone can tell; of another it says nothing of it', async () => {
  const [listing] = await listRecentListings(program.ctx, { ids: [id] })
  if (!listing) throw new Error('there is no listing')
  const formsOf = async (equipmentTypeId: number) => {
    const equipment_type = { ...listing.equipment_type, id: equipmentTypeId }
    const emailTo = await announcementEmail(program.ctx, { listing: { ...listing, equipment_type } })
    const { html, plain } = emailTo({ to: 'rosa@village.example', token: 'token' })
    return [html, plain]
  }
  const wheelchair = 1
  const noSuchKind = 9_999
  for (const form of await formsOf(wheelchair)) expect(form).toContain('May fit: open to see.')
  for (const form of await formsOf(noSuchKind)) expect(form).not.toContain('fit')
})

test('[NOTI-07] a listing without a photo is announced without one', async () => {
  const [listing] = await listRecentListings(program.ctx, { ids: [id] })
  if (!listing) throw new Error('there is no listing')
  const emailTo = await announcementEmail(program.ctx, { listing: { ...listing, images: [] } })
  const { html, plain } = emailTo({ to: 'rosa@village.example', token: 'token' })
  expect(html).not.toContain('/pictures/')
  expect(plain).toContain('Walker <b>blue</b>')
})
