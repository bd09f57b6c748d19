import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ZoneCards } from './zone-cards.tsx'

const there = {
  ...{ description: 'A bench.', hours: 'Best by day', closed: false },
  ...{ address: '1 Long Road, Burnaby', website: '', phone: '604-555-0101' },
}
const zones = [
  { ...there, id: 7, number: 1, name: 'In the middle', latitude: 49.22, longitude: -122.93 },
  { ...there, id: 9, number: 2, name: 'Near Langley', latitude: 49.1, longitude: -122.62 },
  { ...there, id: 3, number: 3, name: 'On another continent', latitude: 0, longitude: 0 },
]

test('[INFO-04] without a script Show on the map leads to the map, but not from a place that is not on it', () => {
  const html = renderToStaticMarkup(<ZoneCards zones={zones} chosen={undefined} onShow={() => undefined} />)
  expect(html.match(/<a [^>]*href="#map"/g)).toHaveLength(2)
  for (const { name } of zones) expect(html).toContain(`>${name}</h2>`)
})

test('[INFO-04] an address opens in the map program of a phone, and a telephone number is a link that calls it', () => {
  const html = renderToStaticMarkup(<ZoneCards zones={zones} chosen={undefined} onShow={() => undefined} />)
  expect(html).toMatch(
    /href="https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=1%20Long%20Road%2C%20Burnaby[^"]*"/,
  )
  expect(html).toContain('href="tel:6045550101"')
})
