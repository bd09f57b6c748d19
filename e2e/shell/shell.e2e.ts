import { logIn, signIn } from '../accounts/accounts-visit.ts'
import { publicCount } from '../village-counts.ts'
import { expect, hydrated, short, test, waitForIntersections } from '../visit.ts'

test('[GEN-01] the logo and Listings lead to / and reload the list without filters', short, async ({ page, open }) => {
  for (const name of ['Reable', 'Listings']) {
    await open('/?search_query=cane&page=1')
    await page
      .getByRole('banner')
      .getByRole('link', { name, exact: name === 'Listings' })
      .first()
      .click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('heading', { name: `${publicCount} listings` })).toBeVisible()
  }
})

test('[GEN-02] the header of a wide window has every link', short, async ({ page, open }) => {
  await open('/')
  const bar = page.getByRole('banner')
  const links = {
    Listings: '/',
    Blog: '/blog',
    Resources: '/resources',
    'Our Partners': '/partners',
    'Sign In': '/auth#login',
    Donate: '/donate',
  }
  for (const [name, href] of Object.entries(links))
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await bar.getByText('About Us').click()
  const about = {
    About: '/aboutus',
    'Our Story': '/aboutus/ourstory',
    'Our Team': '/aboutus/ourteam',
    'Contact Us': '/aboutus/contactus',
  }
  for (const [name, href] of Object.entries(about))
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
})

test('[GEN-02] whoever is signed in finds the user menu instead of Sign In', async ({ page, open, request }) => {
  await signIn(page, await logIn(request, 'rosa@village.example'))
  await open('/')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeHidden()
  await bar.getByText('My account').click()
  for (const name of ['My Listings', 'Notifications', 'Account Settings'])
    await expect(bar.getByRole('link', { name })).toBeVisible()
  await expect(bar.getByText('Log Out')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    '[GEN-03] the menu slides down with the same items, Make a Donation and the networks',
    short,
    async ({ page, open }) => {
      await open('/')
      await page.getByText('Menu', { exact: true }).click()
      const bar = page.getByRole('banner')
      for (const name of [
        'Listings',
        'Blog',
        'Resources',
        'Our Partners',
        'Sign In',
        'Make a Donation',
        /Facebook/,
        /Instagram/,
      ])
        await expect(bar.getByRole('link', { name }).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(bar.getByRole('link', { name: 'Blog' })).toBeHidden()
    },
  )

  test('[GEN-03] the menu that the first touch opened, before a script was there, stays open when they come; a link closes it', async ({
    page,
    pageErrors: _,
  }) => {
    const held = Promise.withResolvers<void>()
    await page.route(/\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/')
    await page.getByText('Menu', { exact: true }).click()
    const blog = page.getByRole('banner').getByRole('link', { name: 'Blog' })
    await expect(blog).toBeVisible()
    held.resolve()
    await hydrated(page)
    await expect(blog).toBeVisible()
    await blog.click()
    await expect(page).toHaveURL('/blog')
    await expect(blog).toBeHidden()
  })
})

test(
  '[GEN-20] up to 751 px everything waits in the menu, from 752 Sign In and Donate stand beside it, from 990 all links',
  short,
  async ({ page, open }) => {
    await open('/')
    const bar = page.getByRole('banner')
    const shown = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      const parts = [
        bar.getByText('Menu', { exact: true }),
        ...['Donate', 'Our Partners'].map((name) => bar.getByText(name)),
      ]
      return Promise.all(parts.map((part) => part.isVisible()))
    }
    expect(await shown(751)).toEqual([true, false, false])
    expect(await shown(752)).toEqual([true, true, false])
    expect(await shown(989)).toEqual([true, true, false])
    expect(await shown(990)).toEqual([false, true, true])
    await page.setViewportSize({ width: 768, height: 800 })
    await bar.getByText('Menu', { exact: true }).click()
    await expect(bar.getByRole('link', { name: 'Our Partners' })).toBeVisible()
    const rows = await Promise.all(['Sign In', 'Donate'].map((name) => bar.getByRole('link', { name }).boundingBox()))
    expect(Math.abs((rows[0]?.y ?? 0) - (rows[1]?.y ?? 99))).toBeLessThan(10)
  },
)

test('[GEN-04] Back to top appears after more than 600 px and leads there', short, async ({ page, open }) => {
  await open('/')
  const back = page.getByRole('link', { name: 'Back to top' }).or(page.getByRole('button', { name: 'Back to top' }))
  await page.evaluate(() => scrollTo(0, 600))
  await waitForIntersections(page)
  await expect(back).toBeHidden()
  await page.evaluate(() => scrollTo(0, 605))
  await expect(back).toBeVisible()
  await back.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('[GEN-04] Back to top appears too where a busy browser reports several moves at once', async ({ page, open }) => {
  // As a browser may that had no time between two frames: what came first is told together with what came next.
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const waiting: IntersectionObserverEntry[] = []
        super((entries, observer) => {
          waiting.push(...entries)
          const isOnlyFirst = waiting.length === 1 && waiting[0]?.boundingClientRect.height === 600
          if (!isOnlyFirst) callback(waiting.splice(0), observer)
        }, options)
      }
    }
  })
  await open('/')
  await hydrated(page)
  await waitForIntersections(page)
  await page.evaluate(() => scrollTo(0, 605))
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
})

test(
  '[GEN-05] the footer holds the copyright line, the terms and the networks; its layout switches at 1100 px',
  short,
  async ({ page, open }) => {
    await open('/')
    const footer = page.getByRole('contentinfo')
    const served = new Date((await page.request.get('/')).headers().date ?? '')
    await expect(footer).toContainText(`© ${served.getFullYear()} Reable`)
    await expect(footer.getByRole('link', { name: 'Terms of Use and Privacy Policy' })).toHaveAttribute(
      'href',
      '/policies#terms-of-use',
    )
    await expect(footer.getByRole('link', { name: /Facebook/ })).toBeVisible()
    const tops = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      const boxes = await Promise.all(
        ['Find and give', 'Follow us'].map((name) => footer.getByRole('heading', { name }).boundingBox()),
      )
      return boxes.map((box) => Math.round(box?.x ?? 0))
    }
    const narrow = await footerColumns(tops, 1099)
    const wide = await footerColumns(tops, 1100)
    expect(wide).not.toEqual(narrow)
  },
)

const footerColumns = (tops: (width: number) => Promise<number[]>, width: number) => tops(width)

test(
  '[GEN-08] an unknown path and /404 are the not-found page with five links, and status 404',
  short,
  async ({ page }) => {
    const unreadable = ['/%zz', '/aboutus%0a', '/%e2%80%a8', '/posts/%']
    for (const path of ['/404', '/no/such/page', '/posts', '/index.php', ...unreadable]) {
      expect((await page.goto(path))?.status()).toBe(404)
      await hydrated(page)
      await expect(page.getByRole('heading', { name: 'Oops, lost page' })).toBeVisible()
      const main = page.getByRole('main')
      const links = {
        Listings: '/',
        Resources: '/resources',
        'About Us': '/aboutus',
        Contact: '/aboutus/contactus',
        Donation: '/donate',
      }
      for (const [name, href] of Object.entries(links))
        await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
    }
  },
)

test('[GEN-18] when the list cannot be fetched the page says so and offers another try', async ({ page, open }) => {
  await open('/404')
  await page.route('**/v1/posts*', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Listings', exact: true }).click()
  await expect(page.getByRole('heading', { name: /could not reach the service/ })).toBeVisible()
  await page.unroute('**/v1/posts*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: `${publicCount} listings` })).toBeVisible()
})

test('the first Tab leads past everything to the main part', async ({ page, open }) => {
  await open('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the main part' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
