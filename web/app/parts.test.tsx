import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { Feed } from './listings/browse/feed.ts'
import { SortBy } from './listings/browse/sort-by.tsx'
import { type Card, cardOf } from './listings/cards/card.ts'
import { ListingCards } from './listings/cards/listing-cards.tsx'
import { Filter } from './listings/filter/filter.tsx'
import { HomeBand } from './listings/home/home-band.tsx'
import { Footer } from './shell/footer/footer.tsx'
import { HelpStrip } from './shell/footer/help-strip.tsx'
import { Header } from './shell/header/header.tsx'
import { IconSprite } from './ui/icon/sprite-icon.tsx'
import { renderPartsBy } from './ui/part/rendering.ts'

afterEach(() => renderPartsBy(undefined))

const card = cardOf({
  ...{ id: 1, title: 'Folding walker', description: 'Light.', price: 60, free: false, age: '2 Day(s) Ago' },
  ...{ condition: { name: 'Good' }, location: { name: 'Burnaby' }, user: { id: 4, partner: null } },
  images: [{ alt: 'A walker', small: '/p/a.jpg', webp: { thumbnail: '/p/t.webp', small: '/p/s.webp' } }],
})

const cards: Card[] = [
  card,
  { ...card, id: 2, price: 0, free: true, images: [] },
  cardOf({
    ...card,
    id: 3,
    title: `"Bed" & <mattress> ${'long '.repeat(30)}`,
    description: 'It’s <b>wide</b> & “soft”. '.repeat(12),
  }),
  { ...card, id: 4, user: { id: 5, partner: { name: 'The Shed & Sons' } } },
  { ...card, id: 5, distance: { text: '3 km away' } },
  { ...card, id: 6, reserved: true },
  cardOf({ ...card, id: 7, title: '', description: '', location: { name: '' }, images: [imageOf('', 'b')] }),
  otherThan(8, 'One'),
  otherThan(9, `<Two> & "it's" \ue0000\ue001 $1 $& {0}`),
]

/** Looks as every one of its kind, and says nothing that another one says. */
function otherThan(id: number, name: string): Card {
  return cardOf({
    ...{ id, title: `${name} ${'long '.repeat(30)}`, description: `${name} described`, price: id * 1000, free: false },
    ...{ age: `${id} Day(s) Ago`, condition: { name: `${name} condition` }, location: { name: `${name} place` } },
    ...{ user: { id, partner: { name: `${name} partner` } }, distance: { text: `${name} away` }, reserved: true },
    images: [imageOf(`${name} picture`, `${id}`)],
  })
}

function imageOf(alt: string, name: string): Card['images'][number] {
  return { alt, small: `/p/${name}.jpg`, webp: { thumbnail: `/p/${name}-t.webp`, small: `/p/${name}-s.webp` } }
}

const feed = { cards, start: 1, total: cards.length } as unknown as Feed

const panel = {
  categories: [{ id: 1, name: 'Walking', types: [{ id: 2, name: 'Walkers' }] }],
  locations: [
    { id: 1, name: 'Burnaby' },
    { id: 2, name: 'Delta' },
  ],
  conditions: [{ id: 1, name: 'Good' }],
  sorts: [],
  kind: {
    title: 'Walking: measurements',
    fields: [
      { field_name: 'height', label: 'Height', unit: 'cm', facet: 'at_most' as const, min: 1, max: 99, options: [] },
      {
        field_name: 'brakes',
        label: 'Brakes',
        unit: null,
        facet: 'one_of' as const,
        min: null,
        max: null,
        options: ['Hand', 'None'],
      },
    ],
  },
}
const counts = {
  ...{ categories: [{ id: 1, total: 1200 }], equipment_types: [], locations: [{ id: 1, total: 3 }], conditions: [] },
  fields: [],
}
const requested = new URLSearchParams('category=Walking&max_price=300&search_query=walker')
const sorts = [
  { text: 'Best match', value: 'best_match' },
  { text: 'Newest', value: 'newest' },
]
const filter = { panel, counts, requested, requestList: () => undefined, chips: [], total: 3 }

const parts: [string, ReactElement][] = [
  ['every kind of card', <ListingCards key="c" feed={feed} isLoading={false} />],
  ['the filter', <Filter key="f" {...(filter as Parameters<typeof Filter>[0])} />],
  ['the top of the home page', <HomeBand key="b" requested={requested} folded={false} understood={undefined} />],
  ['the order', <SortBy key="o" sorts={sorts} near={false} requested={requested} requestList={() => undefined} />],
  ['the icons', <IconSprite key="i" />],
  ['the header', <Header key="h" />],
  ['the footer', <Footer key="o" />],
  ['the way to help', <HelpStrip key="s" />],
]

test.each(parts)('%s reads the same from the server, whether put together or rendered whole', (_, content) => {
  const page = () => renderToString(<MemoryRouter initialEntries={['/about-us/our-team']}>{content}</MemoryRouter>)
  const whole = page()
  expect(whole.length).toBeGreaterThan(200)
  renderPartsBy(renderToString)
  expect([page(), page(), page()]).toEqual([whole, whole, whole])
})
