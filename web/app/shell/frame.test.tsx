import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { NotFoundPage } from './errors/not-found-page.tsx'
import { Frame } from './frame.tsx'

function markup(path: string) {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <Frame>
        <NotFoundPage />
      </Frame>
    </MemoryRouter>,
  )
}

/** The text and the address of every link, without hidden text. */
function links(html: string) {
  const visibleText = (inner = '') => inner.replace(/<span class="visually-hidden">.*?<\/span>|<[^>]*>/g, '').trim()
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, to, inner]) => `${visibleText(inner)} ${to}`,
  )
}

const [beforeMain = '', main = '', afterMain = ''] = markup('/').split(/<main|<\/main>/)

test('GEN-01 the logo and the Listings link go to the listings without filters', () => {
  expect(links(beforeMain)).toContain('Reable /')
  expect(links(beforeMain)).toContain('Listings /')
})

test('GEN-02 GEN-03 one menu, readable without a script, serves the bar and the narrow screen', () => {
  const texts = links(beforeMain).map((link) => link.slice(0, link.lastIndexOf(' ')))
  expect(texts).toEqual([
    'Skip to the main part',
    'Reable',
    ...['Listings', 'Blog', 'Resources', 'Our Partners', 'About', 'Our Story', 'Our Team', 'Contact Us'],
    ...[
      'Sign In',
      'My Listings',
      'Messages',
      'Saved Listings',
      'Notifications',
      'Account Settings',
      'DonateMake a Donation',
    ],
    ...['Facebook', 'Instagram', 'YouTube', 'LinkedIn'],
  ])
  expect(beforeMain).toContain('Log Out')
  expect(beforeMain.match(/<details/g)).toHaveLength(3)
})

test('GEN-02 the current page is marked, once', () => {
  expect(beforeMain.match(/aria-current="page"/g)).toHaveLength(1)
  expect(markup('/aboutus/ourteam')).toMatch(/<a aria-current="page"[^>]*href="\/aboutus\/ourteam"/)
})

afterEach(() => void vi.useRealTimers())

test('GEN-05 the copyright line has the current year', () => {
  for (const year of [2031, 2032]) {
    vi.setSystemTime(new Date(year, 6, 1))
    expect(markup('/')).toContain(`© ${year} Reable`)
  }
})

test('GEN-05 the footer has the copyright line, the terms and the social links', () => {
  expect(afterMain).toContain('© 2026 Reable')
  expect(links(afterMain)).toContain('Terms of Use and Privacy Policy /policies#terms-of-use')
  expect(links(afterMain).filter((link) => link.includes('https:'))).toHaveLength(4)
})

/** The `display` that a style sheet gives, in a browser that knows `@supports` or in one that skips it, as Internet Explorer does. */
function displayOf(sheet: string, { knowsSupports }: { knowsSupports: boolean }) {
  const conditional = /@supports[^{]*\{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}/g
  const read = sheet.replace(conditional, (_whole, inner: string) => (knowsSupports ? inner : ''))
  return [...read.matchAll(/display:\s*([\w-]+)/g)].at(-1)?.[1] ?? 'block'
}

test('[GEN-07] in Internet Explorer the page begins with the notice, and in no other browser', () => {
  const [, text = ''] = beforeMain.match(/^<p class="[^"]*">([^<]*)<\/p>/) ?? []
  expect(text).toBe('Please note, this website does not work on Internet Explorer. Please use Chrome/Firefox/Safari.')
  const sheet = readFileSync(new URL('./header/ie-notice.module.css', import.meta.url), 'utf8')
  expect(displayOf(sheet, { knowsSupports: false })).toBe('block')
  expect(displayOf(sheet, { knowsSupports: true })).toBe('none')
  // The styles of the notice are ones that it knows: no custom properties, no modern functions.
  expect(sheet.split('@supports')[0]).not.toMatch(/var\(|calc\(|min\(|@media|:where|:is/)
})

test('GEN-08 the not-found page leads to five places', () => {
  expect(main).toContain('Oops, lost page')
  expect(links(main)).toEqual([
    'Listings /',
    'Resources /resources',
    'About Us /aboutus',
    'Contact /aboutus/contactus',
    'Donation /donate',
  ])
})
