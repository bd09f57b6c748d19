import { expect, hydrated, short, test } from '../visit.ts'
import { createUnconfirmedUser, logIn, password, signIn, storedUser } from './accounts-visit.ts'

const noScripts = '**/assets/*.js'

for (const wantedPath of ['/account/settings', '/account/listings?page=2', '/account']) {
  test(`[GEN-09] without a token ${wantedPath} leads to /auth, which knows the wanted path, before anything is seen`, async ({
    page,
  }) => {
    // Only the script in the document itself runs, and it redirects.
    await page.route(noScripts, () => undefined)
    await page.goto(wantedPath, { waitUntil: 'commit' })
    await page.waitForURL(/\/auth\?/)
    const url = new URL(page.url())
    expect([url.pathname, url.hash]).toEqual(['/auth', '#login'])
    expect(url.searchParams.get('redirect')).toBe(wantedPath === '/account' ? '/account/listings' : wantedPath)
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
  const { email } = await createUnconfirmedUser(request, 'guard')
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
    // Another tab logs out, and the menu of this one is used before it has learnt of it.
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
    expect(await storedUser(page)).toMatchObject({ email: 'hana@village.example' })
  })
}

test('[GEN-10] a link within the page is no way in either', short, async ({ page, open, request }) => {
  await signIn(page, await logIn(request, 'hana@village.example'))
  await open('/confirmation/new')
  await page.evaluate(() => {
    history.pushState({ key: 'x' }, '', '/password/reset')
    dispatchEvent(new PopStateEvent('popstate', { state: { key: 'x' } }))
  })
  await expect(page).toHaveURL('/')
})
