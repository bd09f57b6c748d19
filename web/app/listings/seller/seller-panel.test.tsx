import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Seller } from './seller-load.ts'
import { SellerPanel } from './seller-panel.tsx'

const seller: Seller = {
  ...{ first_name: null, partner: null, since: 'March 2026', passed_on: 0 },
  ...{ others: [], others_total: 0 },
}
const markup = (overrides: Partial<Seller> = {}) =>
  renderToStaticMarkup(<SellerPanel seller={{ ...seller, ...overrides }} />)

test('a seller is called by the name they gave and the organisation they list for; with neither, a member', () => {
  const partner = { name: 'Royal Oak Seniors Society' }
  expect(markup({ first_name: 'Rosa' })).toContain('>Rosa<')
  expect(markup({ partner })).toContain('>Royal Oak Seniors Society<')
  expect(markup({ first_name: 'Rosa', partner })).toContain('>Rosa, Royal Oak Seniors Society<')
  expect(markup()).toContain('>A member of Reable<')
})
