import { expect, test } from 'vitest'
import { listRecentListings } from '#listings'
import { someListing, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { announcementEmail } from './announcement-email.tsx'

const program = await programOfFile({ PUBLIC_URL: 'https://reable.example' })
const title = 'Walker <b>blue</b>'
const id = await someListing(program.ctx, await someone(program.ctx), { title, free: true })
const [listing] = await listRecentListings(program.ctx, { ids: [id] })
if (!listing) throw new Error('there is no listing')
const emailTo = await announcementEmail(program.ctx, { listing })
const rosas = emailTo({ to: 'rosa@village.example', token: 'token-of-rosa' })
const idas = emailTo({ to: 'ida@village.example', token: 'token-of-ida' })

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
