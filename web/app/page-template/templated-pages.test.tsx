import type { Client } from '@reable/contract/client'
import { createRequestHandler, type ServerBuild, UNSAFE_withComponentProps as withComponentProps } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import * as entry from '../entry.server.tsx'
import * as listingPage from '../listings/detail/listing-page.tsx'
import * as homePage from '../listings/home/home-page.tsx'
import { preparePage } from '../prepare-page.ts'
import * as root from '../root.tsx'
import { TemplatedPages } from './templated-pages.ts'

// Tests have no style sheets.
vi.mock('../styles/print.css?url', () => ({ default: '/print.css' }))

const picture = (name: string) => ({
  ...{
    image_id: 1,
    alt: `A ${name} <"'&`,
    thumbnail: `/p/${name}-t.jpg`,
    small: `/p/${name}.jpg`,
    large: `/p/${name}-l.jpg`,
  },
  ...{ webp: { thumbnail: `/p/${name}-t.webp`, small: `/p/${name}.webp`, large: `/p/${name}-l.webp` } },
  ...{ width: 960, height: 720, rotation_origin: 0 },
})

const listing = (id: number) => ({
  ...{
    id,
    title: `Walker ${id} & more`,
    description: `Light.\nFolds $& $1 ${id}`,
    price: id,
    free: id === 1,
    age: '2 hours ago',
  },
  ...{ condition: { id: 3, name: 'Good' }, category: { id: 1, name: 'Walking Aids' }, condition_id: 3, location_id: 4 },
  ...{ equipment_type: { id: 2, name: 'Walker' }, equipment_type_id: 2, location: { id: 4, name: 'Burnaby' } },
  ...{
    user: { id: 7, partner: id % 2 ? { name: 'The Shed' } : null },
    confirmed: true,
    active: true,
    reserved: id === 4,
  },
  images: Array.from({ length: id % 4 }, (_, at) => picture(`picture-${id}-${at}`)),
  facts: [{ field_name: 'height', label: 'Height', value: `${id} in` }],
  ...{
    properties: {},
    last_feedback: null,
    updated_at: '',
    updated_at_utc: '',
    deleted_at: id === 9 ? '2026-01-01' : undefined,
  },
})

let banner: { content: string; url: string } | null
let broken: boolean
let reported: unknown[]

/** Answers as the API does, of twelve listings. */
const answers: Record<string, (input: { query?: Record<string, unknown>; params?: { id: string } }) => object> = {
  getLatestBanner: () => ({ data: banner }),
  listCategories: () => ({ data: [{ id: 1, name: 'Walking Aids', equipment_types: [{ id: 2, name: 'Walker' }] }] }),
  listLocationsToFilter: () => ({ data: [{ id: 4, name: 'Burnaby' }] }),
  listConditions: () => ({ data: [{ id: 3, name: 'Good' }] }),
  listSortOptions: () => ({ data: [{ text: 'Newest first', value: 'newest' }] }),
  listEquipmentFields: () => ({ data: [] }),
  countListings: () => ({ data: null }),
  browseListings: ({ query }) => ({
    data:
      query?.search_query === 'nothing'
        ? []
        : [1, 2, 3, 4].map((at) => listing(at + 4 * (Number(query?.page ?? 1) - 1))),
  }),
  listRelatedListings: () => ({ data: [listing(5), listing(6)] }),
  getListing: ({ params }) => ({ data: { post: listing(Number(params?.id)) } }),
  getSeller: ({ params }) => ({
    data: {
      first_name: 'Rosa',
      since: '2024',
      passed_on: 2,
      partner: null,
      others: [listing(Number(params?.id) + 1)],
      others_total: 9,
    },
  }),
}

const api = (async (id: string, input: object) => {
  if (broken || (id === 'getListing' && (input as { params: { id: string } }).params.id === '404'))
    return { ok: false, status: 404, failure: { error: 'There is nothing here.', code: 'not_found', flow_id: 'A' } }
  const answer = answers[id]?.(input) as { data: object }
  const pagination = {
    current_page: Number((input as { query?: { page?: number } }).query?.page ?? 1),
    last_page: 3,
    total_pages: 3,
    total_posts: 12,
  }
  return { ok: true, status: 200, ...answer, answer, pagination }
}) as unknown as Client

/** A route as the build makes it of its module. */
const route = (id: string, module: { default: unknown }, rest: object) => ({
  ...{ id, ...rest },
  module: { ...module, default: withComponentProps(module.default as never) },
})
const inManifest = (id: string, rest: object) => ({
  id,
  hasLoader: true,
  hasClientLoader: true,
  module: `/${id}.js`,
  imports: [],
  ...rest,
})
const home = { parentId: 'root', index: true }
const detail = { parentId: 'root', path: 'posts/:id' }

const build = {
  entry: { module: entry },
  routes: {
    root: route('root', root, { path: '' }),
    'listings/home/home-page': route('listings/home/home-page', homePage, home),
    'listings/detail/listing-page': route('listings/detail/listing-page', listingPage, detail),
  },
  assets: {
    ...{ url: '/manifest.js', version: '1', entry: { module: '/entry.js', imports: [] } },
    routes: {
      root: inManifest('root', { path: '' }),
      'listings/home/home-page': inManifest('listings/home/home-page', home),
      'listings/detail/listing-page': inManifest('listings/detail/listing-page', detail),
    },
  },
  ...{
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
  },
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild

const handle = createRequestHandler(build, 'production')
let pages: TemplatedPages

beforeEach(() => {
  banner = null
  broken = false
  reported = []
  pages = new TemplatedPages(build)
})

const site = {
  publicDemo: false,
  analytics: undefined,
  howToVideo: undefined,
  donationForm: undefined,
  mapTiles: undefined,
}

const prepare = (url: URL) => preparePage(url, { api, report: (error) => reported.push(error) }, site)

const urlOf = (address: string) => new URL(address, 'https://reable.example')

/** A page as the router renders it, from which the others learn. */
async function whole(address: string): Promise<string> {
  const url = urlOf(address)
  const { parts, context } = prepare(url)
  const { status } = await handle(new Request(url), context)
  expect(reported).toEqual([])
  if (status === 200) pages.learn(url, parts)
  return Buffer.from(parts.html ?? []).toString()
}

const templated = async (address: string) =>
  (await pages.render(urlOf(address), prepare(urlOf(address)).context))?.toString()

test.each([
  '/',
  '/?page=2',
  '/?page=3&sorted_by=price_asc',
  '/?search_query=walker&category=Walker',
  '/?search_query=nothing',
  '/?max_price=40',
])('a home page that is put together is the same to the byte as one that is rendered whole: %s', async (address) => {
  for (const first of ['/', '/?search_query=nothing']) {
    pages = new TemplatedPages(build)
    await whole(first)
    expect(await templated(address)).toBe(await whole(address))
  }
})

test.each(['/posts/1', '/posts/2', '/posts/3', '/posts/4', '/posts/7'])(
  'and so is the page of a listing: %s',
  async (address) => {
    for (const first of ['/posts/4', '/posts/3']) {
      pages = new TemplatedPages(build)
      await whole(first)
      expect(await templated(address)).toBe(await whole(address))
    }
  },
)

test('before a page was rendered whole, none of its kind is put together', async () => {
  await whole('/')
  expect([await templated('/?page=2'), await templated('/posts/1')]).toEqual([expect.any(String), undefined])
})

test('what all pages show alike is rendered anew when it changes', async () => {
  await whole('/')
  banner = { content: 'Brake check on Saturday', url: '/resources' }
  expect(await templated('/?page=2')).toBeUndefined()
  expect(await whole('/')).toContain('Brake check on Saturday')
  expect(await templated('/?page=2')).toContain('Brake check on Saturday')
})

test('after ten minutes a page is rendered whole again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await whole('/')
  vi.advanceTimersByTime(10 * 60_000)
  expect(await templated('/')).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(await templated('/')).toBeUndefined()
  vi.useRealTimers()
})

test.each(['/posts/404', '/posts/9', '/?min_price=cheap&min_price=2', '/aboutus'])(
  'what is not the plain page of its kind is left to the router: %s',
  async (address) => {
    await whole('/')
    await whole('/posts/1')
    expect(await templated(address)).toBeUndefined()
  },
)

test('a page that says that its list failed is put together as well', async () => {
  await whole('/')
  broken = true
  expect(await templated('/?page=2')).toBe(await whole('/?page=2'))
})
