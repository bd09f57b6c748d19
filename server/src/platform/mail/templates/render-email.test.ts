import { createElement as make, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { EmailLink, EmailListing, EmailPrice, Heading, NextStep, Paragraph, Quote } from './email-parts.tsx'
import { renderEmail } from './render-email.ts'

const config = readConfig({ APP_ENV: 'test', PUBLIC_URL: 'https://reable.example' })
const address = 'https://reable.example/posts/1'

const render = (...body: ReactNode[]) =>
  renderEmail(
    { config },
    { to: 'rosa@village.example', subject: 'A walker', why: 'You asked for it.', body: make('div', {}, ...body) },
  )

test('an e-mail reads as plain text: what to do next with its address below, and nothing that needs a picture', async () => {
  const picture = { src: 'https://reable.example/pictures/1', alt: 'A walker in a hall', width: 960, height: 720 }
  const long = 'word '.repeat(60).trim()
  const { to, subject, plain } = await render(
    Heading({ children: 'Is it still there?' }),
    Paragraph({ children: long }),
    Paragraph({ children: ['See ', EmailLink({ href: address, children: 'the listing' }), '.'] }),
    EmailListing({ title: 'Two-wheel walker', picture, children: EmailPrice({ children: '$40' }) }),
    NextStep({ href: address, children: 'Answer Ben' }),
  )
  expect([to, subject]).toEqual(['rosa@village.example', 'A walker'])
  const lines = plain.split('\n')
  for (const line of ['Is it still there?', long, `See the listing ${address}.`, 'Two-wheel walker', '$40'])
    expect(lines).toContain(line)
  expect(lines.slice(lines.indexOf('Answer Ben')).filter(Boolean).slice(0, 2)).toEqual(['Answer Ben', address])
  expect(plain).not.toMatch(/hall|pictures|mark-mail|If the button|\n\n\n|^\s|\s\n$/)
  expect(plain.endsWith('\n')).toBe(true)
  expect(plain).toContain('You asked for it.')
})

test('in the e-mail itself a picture keeps its shape, and the button’s address stands there to be copied', async () => {
  const picture = { src: 'https://reable.example/pictures/1', alt: 'A walker', width: 960, height: 721 }
  const { html } = await render(
    EmailListing({ title: 'Two-wheel walker', picture }),
    NextStep({ href: address, children: 'Answer Ben' }),
  )
  expect(html).toMatch(/<img src="https:\/\/reable\.example\/pictures\/1" alt="A walker" width="540" height="406"/)
  expect(html).toContain('If the button does not work, copy this address into your browser:')
  expect(html).toMatch(new RegExp(`<a class="fir" href="${address}"[^>]*>${address}</a>`))
  expect(html).toContain('src="https://reable.example/icons/mark-mail.png" alt="" width="44" height="44"')
  const { html: without } = await render(EmailListing({ title: 'Two-wheel walker' }))
  expect(without.match(/<img /g)).toHaveLength(1)
})

test('what somebody wrote stands line by line, and nothing in it is markup', async () => {
  const { html, plain } = await render(Quote({ children: 'One <b>\nhttps://thief.example\nthree' }))
  expect(html).toMatch(/<blockquote[^>]*>One &lt;b&gt;<br\/?>https:\/\/thief\.example<br\/?>three<\/blockquote>/)
  expect(plain).toContain('> One <b>\n> https://thief.example\n> three')
})
