import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { SavedListing } from './load-saved.ts'
import { SavedList } from './saved-list.tsx'

const card = {
  ...{ id: 5, title: 'Blue rollator', description: '', price: 40, free: false, age: 'Today', images: [] },
  ...{ condition: { name: 'Good' }, location: { name: 'Burnaby' }, user: { id: 7, partner: null } },
}
const open = { post_id: 5, state: 'available', title: 'Blue rollator', price: 40, card } as unknown as SavedListing

function markup(saved: SavedListing) {
  const router = createMemoryRouter([{ path: '*', element: <SavedList saved={[saved]} /> }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('a price is said to have fallen only where it is lower than when it was saved', () => {
  expect(markup({ ...open, price: 41 })).toContain('Price fell from $41 to $40')
  for (const price of [40, 39]) expect(markup({ ...open, price })).not.toContain('Price fell')
})

test('what is unavailable says why and what it cost then; what was taken down shows no price', () => {
  const unavailable = (changes: Partial<SavedListing>) => markup({ ...open, card: null, ...changes })
  expect(unavailable({ state: 'sold' })).toMatch(/Sold or given away.*It was \$40 when you saved it\./)
  expect(unavailable({ state: 'gone', price: 0 })).toMatch(/No longer available.*It was free when you saved it\./)
  const takenDown = unavailable({ state: 'taken_down', title: 'Rollator' })
  expect(takenDown).toContain('Taken down by its owner')
  expect(takenDown).not.toContain('It was')
})
