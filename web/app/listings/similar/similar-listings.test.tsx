import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Card } from '../cards/card.ts'
import { SimilarListings } from './similar-listings.tsx'

const rendered = (initial: Card[] | undefined) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SimilarListings like={{ postId: 5, categoryId: 1, equipmentTypeId: 12 }} initial={initial} />
    </MemoryRouter>,
  )

test('similar listings that are not there yet are announced to whoever has scripts alone: to others they never come', () => {
  expect(rendered(undefined)).toMatch(/^<section[^>]* data-needs-script.*Loading similar listings…/)
  expect(rendered([])).toBe('')
})
