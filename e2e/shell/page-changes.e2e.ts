import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { logIn, type SignedInUser, signIn } from '../accounts/accounts-visit.ts'
import { expect, test } from '../visit.ts'

/**
 * A change of page: by which link, and the title of the page it leads to. A link of the header or the footer is named as such;
 * one of a menu after that menu's name.
 */
type Change = { title: string; page?: string | RegExp; bar?: string; menu?: [string, string]; foot?: string }

/** Each journey's first page, the person signed in, and its changes of page. A new page is one line. */
const journeys: Record<string, { from: string; who?: string; changes: Change[] }> = {
  'what is read': {
    from: '/',
    changes: [
      { foot: 'How it works', title: 'How It Works' },
      { foot: 'Exchange zones', title: 'Community Exchange Zones' },
      { foot: 'Health and safety', title: 'Health and Safety' },
      { bar: 'Resources', title: 'Resources' },
      { page: 'Calculators', title: 'Calculators' },
      { page: 'How long a ramp?', title: 'How long a ramp?' },
      { page: 'All calculators', title: 'Calculators' },
      { page: 'Where our rules come from', title: 'Where our rules come from' },
      { bar: 'Resources', title: 'Resources' },
      { page: 'Additional Services', title: 'Additional Services' },
      { bar: 'Blog', title: 'Our Blog' },
      { bar: 'Our Partners', title: 'Our Partners' },
    ],
  },
  'what we are': {
    from: '/404',
    changes: [
      { page: 'About Us', title: 'About Us' },
      { page: 'Read Our Story', title: 'Our Story' },
      { menu: ['About Us', 'Our Team'], title: 'Our Team' },
      { menu: ['About Us', 'Contact Us'], title: 'Contact Us' },
      { bar: 'Donate', title: 'Donate' },
      { bar: 'Listings', title: 'Reable: Used health and mobility equipment, passed on' },
      { page: 'Folding wheelchair, 18-inch seat', title: 'Folding wheelchair, 18-inch seat, $180, Burnaby' },
    ],
  },
  'what it brought': {
    from: '/aboutus',
    changes: [{ page: 'What it brought', title: 'What it brought' }],
  },
  'what is recalled': {
    from: '/blog',
    changes: [{ foot: 'Is mine recalled?', title: 'Is mine recalled?' }],
  },
  'what fits': {
    from: '/blog',
    changes: [
      { foot: 'Will it fit?', title: 'Will it fit?' },
      { page: 'Where our rules come from', title: 'Where our rules come from' },
    ],
  },
  'the way to what fits': {
    from: '/fit/things',
    changes: [
      { page: 'A wheelchair that its user pushes', title: 'Who is it for · Will it fit?' },
      { page: 'Back', title: 'What kind of thing · Will it fit?' },
    ],
  },
  'signing in': {
    from: '/blog',
    changes: [
      { bar: 'Sign In', title: 'Log in' },
      { page: /forgot/i, title: 'Reset your password' },
      { bar: 'Sign In', title: 'Log in' },
      { page: /confirm/i, title: 'Resend the confirmation e-mail' },
    ],
  },
  'my account': {
    from: '/blog',
    who: 'rosa',
    changes: [
      { menu: ['My account', 'My Listings'], title: 'My Listings' },
      { page: 'Equipment Notification', title: 'Equipment Notification' },
      { page: /^Messages(?! Sent)/, title: 'Messages' },
      { page: 'Messages Sent', title: 'Messages Sent' },
      { page: 'messages', title: 'Messages' },
      { page: 'Account Settings', title: 'Account Settings' },
      { page: 'My Listings', title: 'My Listings' },
      { page: /^Edit/, title: 'Edit listing' },
      { foot: 'Create a listing', title: 'Equipment Type, step 1 of 5' },
    ],
  },
  'a handover': {
    from: '/account/messages',
    who: 'ben',
    changes: [
      { page: /^Bed assist handle/, title: 'Messages with Rosa' },
      { page: 'Bed assist handle with a pocket', title: 'Bed assist handle with a pocket, $35, Burnaby' },
    ],
  },
  'the volunteers’ room': {
    from: '/console/cases',
    who: 'vera',
    changes: [
      { bar: 'Resources', title: 'Resources' },
      { menu: ['My account', 'Volunteers’ Room'], title: 'Cases' },
      { page: 'Decided', title: 'Decided cases' },
      { page: 'People', title: 'Find people' },
      { page: 'Restrictions', title: 'Restrictions' },
      { page: 'Signals', title: 'Signals' },
      { page: 'Screening', title: 'Screening' },
      { page: 'Recalls', title: 'Recalls' },
      { page: /^Notices that wait/, title: 'Recall notices' },
      { page: 'Back to Recalls', title: 'Recalls' },
      { page: 'New recall', title: 'New recall' },
      { page: 'Manuals', title: 'Manuals' },
      { page: 'Makers’ hosts', title: 'Makers’ hosts' },
      { page: 'Back to Manuals', title: 'Manuals' },
      { page: 'New manual', title: 'New manual' },
      { page: 'Kinds of equipment', title: 'Kinds of equipment' },
      { page: 'Knee scooter', title: 'Knee scooter' },
      { page: 'Versions', title: 'Versions of Knee scooter' },
      { page: 'Places', title: 'Places' },
      { page: 'Pages', title: 'Pages' },
      { page: 'Edit Health and Safety', title: 'Edit Health and Safety' },
      { page: 'Status', title: 'Status' },
      { page: 'Banners', title: 'Banners' },
      { page: 'New banner', title: 'New banner' },
      { page: 'Volunteers', title: 'Volunteers' },
      { page: 'Log', title: 'Log' },
    ],
  },
}

const sessions = new Map<string, SignedInUser>()

async function signInAs(page: Page, request: APIRequestContext, name: string): Promise<void> {
  const person = sessions.get(name) ?? (await logIn(request, `${name}@village.example`))
  sessions.set(name, person)
  await signIn(page, person)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The link, with the menu that it is in open. */
async function linkOf(page: Page, { page: onPage, bar, menu, foot }: Change): Promise<Locator> {
  const top = page.getByRole('banner')
  if (menu) await top.locator('summary', { hasText: menu[0] }).click()
  if (onPage) return page.getByRole('main').getByRole('link', { name: onPage, exact: true }).first()
  const around = foot ? page.getByRole('contentinfo') : top
  return around.getByRole('link', { name: foot ?? bar ?? menu?.[1] ?? '', exact: true })
}

for (const [name, { from, who, changes }] of Object.entries(journeys))
  test(`each change of page is heard, back and forward too, in ${name}: the heading has the focus, the title says the page`, async ({
    page,
    open,
    request,
  }) => {
    if (who) await signInAs(page, request, who)
    await open(from)
    await expect(heading(page)).toBeVisible()
    for (const change of changes) {
      const title = change.title.includes('Reable') ? change.title : `${change.title} · Reable`
      const link = await linkOf(page, change)
      const before = await page.title()
      expect(title).not.toBe(before)
      await link.press('Enter')
      await expect(page).toHaveTitle(title)
      await expect(heading(page)).toBeFocused()
      await page.goBack()
      await expect(page).toHaveTitle(before)
      // A menu has closed meanwhile.
      await expect(change.menu ? heading(page) : link).toBeFocused()
      await page.goForward()
      await expect(page).toHaveTitle(title)
      await expect(heading(page)).toBeFocused()
    }
  })

test('a link to a part of another page takes the focus there', async ({ page, open }) => {
  await open('/blog')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use and Privacy Policy' }).press('Enter')
  await expect(page).toHaveURL('/policies#terms-of-use')
  await expect(page.getByRole('heading', { name: 'Terms of Use', exact: true }).first()).toBeFocused()
})
