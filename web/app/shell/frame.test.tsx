import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Frame } from './frame.tsx'

const html = renderToStaticMarkup(
  <MemoryRouter>
    <Frame>
      <p>Words</p>
    </Frame>
  </MemoryRouter>,
)

/** The `display` that a style sheet gives, in a browser that knows `@supports` or in one that skips it, as Internet Explorer does. */
function displayOf(sheet: string, { knowsSupports }: { knowsSupports: boolean }) {
  const conditional = /@supports[^{]*\{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}/g
  const read = sheet.replace(conditional, (_whole, inner: string) => (knowsSupports ? inner : ''))
  return [...read.matchAll(/display:\s*([\w-]+)/g)].at(-1)?.[1] ?? 'block'
}

test('[GEN-07] in Internet Explorer the page begins with the notice, and in no other browser', () => {
  const [, text = ''] = html.match(/^<p class="[^"]*">([^<]*)<\/p>/) ?? []
  expect(text).toBe('Please note, this website does not work on Internet Explorer. Please use Chrome/Firefox/Safari.')
  const sheet = readFileSync(new URL('./header/ie-notice.module.css', import.meta.url), 'utf8')
  expect(displayOf(sheet, { knowsSupports: false })).toBe('block')
  expect(displayOf(sheet, { knowsSupports: true })).toBe('none')
  // The styles of the notice are ones that it knows: no custom properties, no modern functions.
  expect(sheet.split('@supports')[0]).not.toMatch(/var\(|calc\(|min\(|@media|:where|:is/)
})
