import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DonationForm } from './donate-page.tsx'

const address = 'https://give.example/form?id=1'
const html = renderToStaticMarkup(<DonationForm address={address} />)

test('[INFO-13] the form is in a frame that has a name and only the permissions that a form needs', () => {
  const [frame = ''] = /<iframe[^>]*>/.exec(html) ?? []
  expect(frame).toContain(`src="${address}"`)
  expect(frame).toContain('title="Donation form"')
  expect(frame).toContain('loading="lazy"')
  const [, allowed = ''] = /sandbox="([^"]*)"/.exec(frame) ?? []
  expect(allowed.split(' ')).toContain('allow-forms')
  expect(allowed).not.toMatch(/top-navigation|modals|downloads/)
  expect(frame).toContain('allow="payment"')
})

test('[INFO-13] whether or not its site answers, a link leads to the form in a page of its own, and says whose it is', () => {
  expect(html).toMatch(/<a [^>]*href="https:\/\/give\.example\/form\?id=1"[^>]*target="_blank"[^>]*rel="noopener"/)
  expect(html.indexOf('Open the donation form')).toBeLessThan(html.indexOf('<iframe'))
  expect(html).toContain('comes from give.example')
})
