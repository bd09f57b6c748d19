import { expect, test } from 'vitest'
import { productOf } from './listing-product.ts'
import type { Listing } from './load-listing.ts'

const listing = {
  id: 5,
  title: 'Folding wheelchair',
  description: 'Folds flat.',
  price: 180,
  equipment_type: { name: 'Manual wheelchair' },
  condition: { name: 'Good' },
  location: { name: 'Burnaby' },
  user: { id: 7, partner: null },
  images: [{ large: '/pictures/a.jpg' }, { large: '/pictures/b.jpg' }],
} as Listing

test('search engines are told what it is, costs, looks like and where; nothing of who sells it', () => {
  expect(productOf(listing, 'https://reable.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Folding wheelchair',
    description: 'Folds flat.',
    category: 'Manual wheelchair',
    image: ['https://reable.example/pictures/a.jpg', 'https://reable.example/pictures/b.jpg'],
    offers: {
      '@type': 'Offer',
      url: 'https://reable.example/posts/5',
      price: 180,
      priceCurrency: 'CAD',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      areaServed: { '@type': 'City', name: 'Burnaby' },
    },
  })
})
