import type { APIRequestContext, Page } from '@playwright/test'
import { type DocumentName, documentFields, documentNames } from '@reable/contract/content/documents'
import type { ContentField, ContentFields } from '@reable/contract/content/fields'
import { headersOf, logIn, signIn } from '../accounts/accounts-visit.ts'
import { expect, openWithStoppedClock, test } from '../visit.ts'

// What everyone reads changes by these visits: they come after all others (playwright.config.ts), and one after the other.
test.describe.configure({ mode: 'default' })

/** The addresses where each page and list is read; each of its fields stands on one of them. */
const readAt: Record<DocumentName['name'], string | string[]> = {
  'About Us': '/aboutus',
  'Our Story': '/aboutus/ourstory',
  'Our Team': '/aboutus/ourteam',
  'Contact Us Faqs': '/aboutus/contactus',
  'Our Blog': '/blog',
  'Donate Page': '/donate',
  'Frequently Asked Questions': '/resources',
  Resources: '/resources',
  'How It Works': ['/resources/howitworks', '/resources/howitworks?steps=find'],
  'Community Exchange Zones': '/resources/exchangezones',
  'Additional Services': '/resources/additionalservices',
  'Health and Safety': '/resources/healthandsafety',
  'Our Partners': '/partners',
  'Terms of Use': '/policies',
  'Privacy Policy': '/policies',
  'Prohibited Content': '/policies',
  partners: '/partners',
  team_members: '/aboutus/ourteam',
  directors: '/aboutus/ourteam',
  team_leads: '/aboutus/ourteam',
  team_stats: '/aboutus/ourteam',
  teams: '/aboutus/ourteam',
  volunteer_insights: '/aboutus/ourteam',
  safe_exchange_zones: '/resources/exchangezones',
  services: '/resources/additionalservices',
  faq_categories: '/resources/healthandsafety',
}

type Entry = Record<string, unknown>

/** Makes a value for every field with a text that stands nowhere else, and adds the text that a reader finds to `shown`. */
function distinctiveEntry(fields: ContentFields, before: Entry, shown: string[]): Entry {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fill(name, field, before[name], shown)]),
  )
}

function fill(name: string, field: ContentField, before: unknown, shown: string[]): unknown {
  const mark = `only${crypto.randomUUID().slice(0, 8)}`
  const show = <Value>(value: Value, shownText: string = mark) => {
    shown.push(shownText)
    return value
  }
  switch (field.kind) {
    case 'line':
      return show(name === 'anchor' ? mark : `Line ${mark}`)
    case 'words':
    case 'text':
      return show(`Some words ${mark}.`)
    case 'address':
      return show(`https://${mark}.example/`)
    case 'picture':
      return show({ ...(before as object), title: `Seen ${mark}` })
    case 'yes_no':
      return show(true, name === 'closed' ? 'Closed for now.' : 'Sponsored')
    case 'choice':
      return field.options[0]
    // A day says whether somebody has left (below); where a place lies is shown by the map alone (exchange-zones.e2e.ts).
    case 'day':
      return ''
    case 'number':
      return before
    case 'list':
      return [distinctiveEntry(field.of, (before as Entry[])[0] ?? {}, shown)]
  }
}

/** Overwrites a document. Returns the texts of it that a reader finds afterwards. */
async function rewrite(request: APIRequestContext, document: DocumentName, more?: Entry): Promise<string[]> {
  const vera = await logIn(request, 'vera@village.example')
  const address = `/v1/console/content/${document.kind}/${encodeURIComponent(document.name)}`
  const headers = headersOf(vera)
  const { version, fields } = (await (await request.get(address, { headers })).json()).data
  const shown: string[] = []
  const newFields: Entry = { ...distinctiveEntry(documentFields(document), fields, shown), ...more }
  // A zone at which people are about to meet stays on the list.
  if (document.name === 'safe_exchange_zones') newFields.entries = [newFields.entries, fields.entries].flat()
  const reply = await request.put(address, { headers, data: { version, fields: newFields } })
  expect(reply.status(), await reply.text()).toBe(200)
  return shown
}

/** Returns the main part of a page as the server sends it; the data of the browser's scripts stands outside it. */
async function mainPart(request: APIRequestContext, path: string): Promise<string> {
  const [, main = ''] = (await (await request.get(path)).text()).split(/<main|<\/main>/)
  return main
}

for (const document of documentNames.filter(({ name }) => name !== 'team_members')) {
  const paths = [readAt[document.name]].flat()
  test(`[INFO-15] [INFO-16] every field of “${document.name}” is read at ${paths.join(', ')}`, async ({ request }) => {
    const shown = await rewrite(request, document)
    expect(shown).not.toEqual([])
    await expect
      .poll(async () => {
        const mains = (await Promise.all(paths.map((path) => mainPart(request, path)))).join()
        return shown.filter((mark) => !mains.includes(mark))
      })
      .toEqual([])
  })
}

test('[INFO-10] a member is listed with their team; whoever has left, among the past ones alone', async ({
  request,
}) => {
  const [{ name: team }] = (await (await request.get('/v1/teams')).json()).data
  const entries = [
    { name: 'Robin who is here', team, end_date: '' },
    { name: 'Sasha who has left', team, end_date: '2019-02-03' },
  ]
  await rewrite(request, { kind: 'list', name: 'team_members' }, { entries })
  await expect(async () => {
    const [present = '', past = ''] = (await mainPart(request, '/aboutus/ourteam')).split('Past Volunteers')
    expect([present.includes('Robin who is here'), past.includes('Robin who is here')]).toEqual([true, false])
    expect([present.includes('Sasha who has left'), past.includes('Sasha who has left')]).toEqual([false, true])
    expect(present.slice(present.indexOf(team))).toContain('Robin who is here')
  }).toPass()
})

const announcement = 'We close in a moment.'
const noBanner = { id: null, version: 0 }

/** Writes a banner that begins and ends so many hours from now; returns what it is known by. */
async function saveBanner(
  request: APIRequestContext,
  { id, version }: { id: number | null; version: number },
  { starts, ends }: { starts: number; ends?: number },
) {
  const vera = await logIn(request, 'vera@village.example')
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const times = { starts_at_utc: inHours(starts), ends_at_utc: ends === undefined ? null : inHours(ends) }
  const data = { id, version, content: announcement, url: null, ...times }
  const reply = await request.post('/v1/console/banners', { headers: headersOf(vera), data })
  expect(reply.status()).toBe(200)
  return (await reply.json()).data
}

const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })

// One after the other: the newest banner is everybody's.
test.describe
  .serial('the banner', () => {
    test('[GEN-06] whoever has a page open sees a banner come and go by its times, without a reload', async ({
      page,
      request,
    }) => {
      const latest = async () => (await (await request.get('/v1/api/banners/latest_active')).json()).data?.content
      // Its times come for the service by another version, and for the page by its clock.
      const planned = await saveBanner(request, noBanner, { starts: 1, ends: 2 })
      await openWithStoppedClock(page, '/aboutus')
      await page.evaluate(() => Object.assign(window, { isTheSame: true }))
      const words = bannerOf(page).getByRole('paragraph')
      const before = (await words.textContent()) ?? ''
      expect(before).not.toContain(announcement)
      const begun = await saveBanner(request, planned, { starts: 0, ends: 1 })
      await expect.poll(latest).toBe(announcement)
      await page.clock.runFor('01:00:10')
      await expect(words).toContainText(announcement)
      await saveBanner(request, begun, { starts: -0.002, ends: -0.001 })
      await expect.poll(latest).not.toBe(announcement)
      await page.clock.runFor('01:00:10')
      await expect(words).toHaveText(before)
      expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
    })

    test('[GEN-06] a banner that a volunteer ends is gone from the page where that was done', async ({
      page,
      open,
      request,
    }) => {
      const { id } = await saveBanner(request, noBanner, { starts: 0 })
      await signIn(page, await logIn(request, 'vera@village.example'))
      await open(`/console/banners/${id}`)
      await expect(bannerOf(page)).toContainText(announcement)
      await page.getByLabel('Now', { exact: false }).last().check()
      await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).press('Enter')
      await expect(bannerOf(page)).not.toContainText(announcement)
    })
  })
