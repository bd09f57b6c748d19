import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ContactForm } from './contact-seller.tsx'

const html = renderToStaticMarkup(
  <MemoryRouter>
    <ContactForm listingId={5} />
  </MemoryRouter>,
)

test('[MSG-02] a guest’s message can be reached, and says why it is closed, in sight and to screen readers', () => {
  const [message = ''] = html.match(/<textarea[^>]*>/) ?? []
  expect(message).toContain('placeholder="Please log in to message."')
  expect(message).toContain('aria-disabled="true"')
  expect(message).not.toMatch(/ (disabled|readonly)/)
  const [, reason] = message.match(/aria-describedby="([^"]+)"/) ?? []
  expect(html).toMatch(new RegExp(`<p id="${reason}"[^>]*>Please log in to message.</p>`))
})

test('[MSG-02] log-in and sign-up are real links that lead back to the listing', () => {
  expect(html).toContain('href="/auth?redirect=%2Fposts%2F5#login"')
  expect(html).toContain('href="/auth?redirect=%2Fposts%2F5#signup"')
})
