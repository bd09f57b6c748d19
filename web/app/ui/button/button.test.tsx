import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'

const markup = (button: ReactNode) => renderToStaticMarkup(<MemoryRouter>{button}</MemoryRouter>)

test('with an address it is a link, without one a button that submits nothing by itself', () => {
  expect(markup(<Button to="/donate">Donate</Button>)).toMatch(/^<a [^>]*href="\/donate"/)
  expect(markup(<Button href="#message">Contact Seller</Button>)).toMatch(/^<a href="#message"/)
  expect(markup(<Button>Edit</Button>)).toMatch(/^<button type="button"/)
})

test('disabled with a reason, it can still be focused, and is described by its reason', () => {
  const html = markup(<Button disabledReason="Write a message first.">Send</Button>)
  const [, reason] = html.match(/aria-describedby="([^"]+)"/) ?? []
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toMatch(/ disabled/)
  expect(html).toContain(`<span id="${reason}"`)
  expect(html).toContain('>Write a message first.<')
})

test('while it is busy its label changes, and the other label still takes its width', () => {
  const html = markup(
    <Button busy busyLabel="Sending…">
      Send
    </Button>,
  )
  expect(html).toContain('aria-busy="true"')
  expect(html).toMatch(/<span class="[^"]+">Send<\/span><span>Sending…<\/span>/)
})
