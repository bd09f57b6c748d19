import { createElement as make, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { Quote } from './email-parts.tsx'
import { renderEmail } from './render-email.ts'

const config = readConfig({ APP_ENV: 'test', PUBLIC_URL: 'https://reable.example' })

const render = (...body: ReactNode[]) =>
  renderEmail(
    { config },
    { to: 'rosa@village.example', subject: 'A walker', why: 'You asked for it.', body: make('div', {}, ...body) },
  )

test('what somebody wrote stands line by line, and nothing in it is markup', async () => {
  const { html, plain } = await render(Quote({ children: 'One <b>\nhttps://thief.example\nthree' }))
  expect(html).toMatch(/<blockquote[^>]*>One &lt;b&gt;<br\/?>https:\/\/thief\.example<br\/?>three<\/blockquote>/)
  expect(plain).toContain('> One <b>\n> https://thief.example\n> three')
})
