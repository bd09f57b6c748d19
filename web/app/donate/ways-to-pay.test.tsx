import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WaysToPay } from './ways-to-pay.tsx'

const facts = { name: 'Quokka Aid', email: 'give@quokka.example', postalAddress: '1 Wattle Way, Delta BC', phone: '' }
const shown = (phone: string) => renderToStaticMarkup(<WaysToPay facts={{ ...facts, phone }} />)

test('[INFO-13] each way to give has the address it needs, and the e-mail address is a link', () => {
  expect(shown('')).toContain('<a href="mailto:give@quokka.example">give@quokka.example</a>')
  expect(shown('')).toMatch(/<address>Quokka Aid<br\/>1 Wattle Way, Delta BC<\/address>/)
})
