import type { APIRequestContext } from '@playwright/test'
import { informationAddresses } from '@reable/contract/content/information-addresses'
import { expect, expectNoSidewaysScroll, short, test } from '../visit.ts'

type InformationPage = { rule: string; path: string; title: string; headings: string[]; links?: Record<string, string> }

const pages: InformationPage[] = [
  {
    rule: '[INFO-08]',
    path: '/aboutus',
    title: 'About Us · Reable',
    headings: ['Words From Our Community'],
    links: {
      'Read Our Story': '/aboutus/ourstory',
      'Meet Our Team': '/aboutus/ourteam',
      'I Want To Get Involved': '/aboutus/ourteam',
      'I Wish To Donate': '/donate',
    },
  },
  { rule: '[INFO-09]', path: '/aboutus/ourstory', title: 'Our Story · Reable', headings: ['One in twelve'] },
  {
    rule: '[INFO-10]',
    path: '/aboutus/ourteam',
    title: 'Our Team · Reable',
    headings: ['Board of Directors', 'Volunteer Managers', 'Past Volunteers', 'Get Involved'],
  },
  {
    rule: '[INFO-02]',
    path: '/resources',
    title: 'Resources · Reable',
    headings: ['Frequently Asked Questions'],
    links: {
      'How It Works': '/resources/howitworks',
      'Community Exchange Zones': '/resources/exchangezones',
      'Additional Services': '/resources/additionalservices',
      'Health and Safety': '/resources/healthandsafety',
    },
  },
  { rule: '[INFO-03]', path: '/resources/howitworks', title: 'How It Works · Reable', headings: [] },
  {
    rule: '[INFO-06]',
    path: '/resources/healthandsafety',
    title: 'Health and Safety · Reable',
    headings: ['Always Remember'],
  },
  {
    rule: '[INFO-05]',
    path: '/resources/additionalservices',
    title: 'Additional Services · Reable',
    headings: ['Example: therapist home visits', 'Example: accessible transport and delivery'],
  },
  {
    rule: '[INFO-07]',
    path: '/partners',
    title: 'Our Partners · Reable',
    headings: ['Funding partners', 'Non-profit partners', 'Corporate partners'],
    links: { "Let's Connect": '/aboutus/contactus' },
  },
  {
    rule: '[INFO-14]',
    path: '/policies',
    title: 'Policies · Reable',
    headings: ['Terms of Use', 'Privacy Policy', 'Prohibited Content'],
  },
]

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const { rule, path, title, headings, links = {} } of pages)
    test(`${rule} ${path} says what it must, and fits 320 px`, async ({ page, open }) => {
      await open(path)
      await expect(page).toHaveTitle(title)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const name of headings) await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
      for (const [name, href] of Object.entries(links))
        await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      await expectNoSidewaysScroll(page, 320)
    })
})

test('[INFO-28] every address that the screens lead to is there, anchors included', short, async ({ request }) => {
  const screenAddresses = [
    '/policies#terms-of-use',
    '/resources#faq',
    '/resources#faq-safety',
    '/resources/exchangezones',
    '/resources/additionalservices',
    '/resources/healthandsafety',
    '/aboutus',
    '/aboutus/contactus',
    '/auth#login',
    '/auth#signup',
  ]
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(informationAddresses.filter((path) => !sitemap.includes(`${path}</loc>`))).toEqual([])
  const linkedAddresses = await Promise.all(informationAddresses.map((path) => linksOf(request, path)))
  for (const address of new Set([...screenAddresses, ...linkedAddresses.flat()])) {
    const [path = '', anchor] = address.split('#')
    const reply = await request.get(path)
    expect(`${address}: ${reply.status()}`).toBe(`${address}: 200`)
    if (anchor && path !== '/auth') expect(await reply.text(), address).toContain(`id="${anchor}"`)
  }
  for (const path of ['/resources/nothing', '/aboutus/nobody']) expect((await request.get(path)).status()).toBe(404)
})

/** Returns the addresses within the site that the main part of a page links to. */
async function linksOf(request: APIRequestContext, path: string): Promise<string[]> {
  const [, main = ''] = (await (await request.get(path)).text()).split(/<main|<\/main>/)
  return [...main.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}
