import { expect, hydrated, test } from '../visit.ts'
import { logIn, newcomer, password, signIn, stored } from './accounts-visit.ts'

const noScripts = '**/assets/*.js'

for (const wanted of ['/account/settings', '/account/listings?page=2', '/account']) {
  test(`[GEN-09] without a token ${wanted} leads to /auth, which knows the wanted path, before anything is seen`, async ({
    page,
  }) => {
    // The script in the document itself does it: nothing else runs.
    await page.route(noScripts, () => undefined)
    await page.goto(wanted, { waitUntil: 'commit' })
    await page.waitForURL(/\/auth\?/)
    const arrived = new URL(page.url())
    expect([arrived.pathname, arrived.hash]).toEqual(['/auth', '#login'])
    expect(arrived.searchParams.get('redirect')).toBe(wanted === '/account' ? '/account/listings' : wanted)
  })
}

test('[GEN-09] the address itself is a page of 200 with a sentence for whoever has no JavaScript, and not for search engines', async ({
  request,
}) => {
  const reply = await request.get('/account/settings')
  expect(reply.status()).toBe(200)
  const html = await reply.text()
  expect(html).toMatch(/<noscript><p>Your account needs JavaScript/)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('[GEN-09] after logging in the person lands where they wanted to go', async ({ page, request }) => {
  const { email } = await newcomer(request, 'guard')
  await page.goto('/account/settings')
  await page.waitForURL(/\/auth\?/)
  await hydrated(page)
  const form = page.getByRole('form', { name: 'Log In' })
  await form.getByLabel('Email').fill(email)
  await form.getByRole('textbox', { name: 'Password' }).fill(password)
  await form.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/account\/settings$/)
})

test('[GEN-09] within a visit the guard leads the same way', async ({ page, open, request }) => {
  await signIn(page, await logIn(request, 'hana@village.example'))
  await open('/404')
  await page.evaluate(() => {
    // Another tab logs out, and the menu of this one is used before it has heard of it.
    Storage.prototype.getItem = () => null
  })
  await page.getByText('My account', { exact: true }).click()
  await page.getByRole('link', { name: 'Account Settings' }).click()
  await expect(page).toHaveURL(`/auth?redirect=${encodeURIComponent('/account/settings')}#login`)
})

for (const closed of ['/auth', '/auth#login', '/password/reset', '/password/new?reset_password_token=x']) {
  test(`[GEN-10] whoever is signed in is sent from ${closed} to /`, async ({ page, request }) => {
    await signIn(page, await logIn(request, 'hana@village.example'))
    await page.goto(closed, { waitUntil: 'commit' })
    await expect(page).toHaveURL('/')
    expect(await stored(page)).toMatchObject({ email: 'hana@village.example' })
  })
}

test('[GEN-10] a link within the page is no way in either', async ({ page, open, request }) => {
  await signIn(page, await logIn(request, 'hana@village.example'))
  await open('/confirmation/new')
  await page.evaluate(() => {
    history.pushState({ key: 'x' }, '', '/password/reset')
    dispatchEvent(new PopStateEvent('popstate', { state: { key: 'x' } }))
  })
  await expect(page).toHaveURL('/')
})
