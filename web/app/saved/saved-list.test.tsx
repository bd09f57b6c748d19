import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Saved } from './load-saved.ts'
import { SavedList } from './saved-list.tsx'

const card = {
  ...{ id: 5, title: 'Blue rollator', description: '', price: 40, free: false, age: 'Today', images: [] },
  ...{ condition: { name: 'Good' }, location: { name: 'Burnaby' }, user: { id: 7, partner: null } },
}
const open = { post_id: 5, state: 'available', title: 'Blue rollator', price: 40, card } as unknown as Saved

function markup(saved: Saved) {
  const router = createMemoryRouter([{ path: '*', element: <SavedList saved={[saved]} /> }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('a price is told to have fallen only where it is lower than when it was saved', () => {
  expect(markup({ ...open, price: 41 })).toContain('Price fell from $41 to $40')
  for (const price of [40, 39]) expect(markup({ ...open, price })).not.toContain('Price fell')
})

test('what cannot be had says how that came and what it cost then; of what was taken down no price', () => {
  const over = (told: Partial<Saved>) => markup({ ...open, card: null, ...told })
  expect(over({ state: 'sold' })).toMatch(/Sold or given away.*It was \$40 when you saved it\./)
  expect(over({ state: 'gone', price: 0 })).toMatch(/No longer available.*It was free when you saved it\./)
  const taken = over({ state: 'taken_down', title: 'Rollator' })
  expect(taken).toContain('Taken down by its owner')
  expect(taken).not.toContain('It was')
})
