import type { Page } from '@playwright/test'
import { headersOf, logIn, signIn } from '../accounts/accounts-visit.ts'
import { expect, expectNoSidewaysScroll, short, test } from '../visit.ts'
import { photoFiles, tile, tiles } from '../wizard/wizard-visit.ts'
import { expectOnlyErrors } from './listing-visit.ts'
import { hiddenOwner, main, ownListings } from './owner-visit.ts'

const save = (page: Page) => main(page).getByRole('button', { name: 'Save', exact: true })
const title = (page: Page) => page.getByLabel('Title')

test.describe('[EDIT-01] who may edit', () => {
  test('whoever is signed out is led to log in, with the way back in the address', async ({ page }) => {
    await page.goto('/posts/2/edit')
    await expect(page).toHaveURL(`/auth?redirect=${encodeURIComponent('/posts/2/edit')}#login`)
  })

  test('another’s listing is the not-found page; a sold one of one’s own says why not', async ({
    page,
    open,
    request,
  }) => {
    const rosa = await logIn(request, 'rosa@village.example')
    const [[active], [sold]] = await Promise.all([
      ownListings(request, rosa, 'active'),
      ownListings(request, rosa, 'exchanged'),
    ])
    await signIn(page, await logIn(request, 'hana@village.example'))
    await page.goto(`/posts/${active?.id}/edit`)
    await expect(page).toHaveURL('/404')
    await expect(page.getByRole('heading', { name: 'Oops, lost page' })).toBeVisible()
    await signIn(page, rosa)
    await open(`/posts/${sold?.id}/edit`)
    await expect(page.getByRole('heading', { name: 'This listing is sold.' })).toBeVisible()
    await expect(save(page)).toHaveCount(0)
  })

  test('the address itself is a page for everyone, with a sentence for whoever has no JavaScript', async ({
    request,
  }) => {
    const reply = await request.get('/posts/2/edit')
    expect(reply.status()).toBe(200)
    expect(await reply.text()).toMatch(/<noscript><p>Editing needs JavaScript/)
  })
})

test(
  '[EDIT-02] [EDIT-03] a change is previewed, gone back to and saved, by keyboard alone',
  short,
  async ({ page, open, request }) => {
    const { user, offers } = await hiddenOwner(request, [{ title: 'Cane before' }])
    const address = `/posts/${offers[0]?.id}`
    await signIn(page, user)
    await open(`${address}/edit`)
    for (const name of ['Basic Information', 'Additional Details', 'Images'])
      await expect(page.getByRole('region', { name })).toBeVisible()
    await expect(page.getByLabel('Description')).toHaveAttribute('rows', '10')
    await title(page).fill('Cane after')
    await page.getByLabel('Price (numbers only)').fill('$1,250')
    await page.getByRole('button', { name: 'Preview' }).press('Enter')
    const preview = page.getByRole('article', { name: 'Preview of your listing' })
    await expect(preview.getByRole('heading', { name: 'Cane after' })).toBeVisible()
    await expect(preview).toContainText('$1,250')
    await expectNoSidewaysScroll(page, 320)
    await page.getByRole('button', { name: 'Back to Edit' }).press('Enter')
    await expect(title(page)).toHaveValue('Cane after')
    await page.getByRole('button', { name: 'Preview' }).press('Enter')
    await save(page).press('Enter')
    await expect(page).toHaveURL(address)
    await expect(main(page)).toContainText('Edit successful!Your listing has been edited successfully')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cane after')
    await expect(main(page)).toContainText('$1,250')
  },
)

test('[EDIT-01] editing fits a small phone', async ({ page, open, request }) => {
  const { user, offers } = await hiddenOwner(request, [{ title: 'Cane for everyone' }])
  await signIn(page, user)
  await open(`/posts/${offers[0]?.id}/edit`)
  await expect(save(page)).toBeVisible()
  await expectNoSidewaysScroll(page, 320)
})

test('[EDIT-05] photos come, change places and go; nothing is saved on the way or without one', async ({
  page,
  open,
  request,
}) => {
  const { user, offers } = await hiddenOwner(request, [{ title: 'Cane with photos', photos: 2 }])
  const [one, two] = offers[0]?.images ?? []
  const removed: string[] = []
  page.on(
    'request',
    (sentRequest) => sentRequest.method() === 'DELETE' && removed.push(new URL(sentRequest.url()).pathname),
  )
  await signIn(page, user)
  await open(`/posts/${offers[0]?.id}/edit`)
  await expect(tiles(page)).toHaveCount(2)
  await tile(page, 1).getByRole('button', { name: 'Remove photo 1' }).click()
  await tile(page, 1).getByRole('button', { name: 'Remove photo 1' }).click()
  await expect(page.getByRole('button', { name: 'Choose photos' })).toBeFocused()
  await expect(save(page)).toHaveAccessibleDescription('Image is required')
  await save(page).press('Enter')
  await expect(page).toHaveURL(/\/edit$/)
  let release = () => {}
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/v1/storage/direct_uploads', async (route) => {
    await untilReleased
    await route.continue()
  })
  await page.locator('input[type=file][multiple]').setInputFiles(await photoFiles(request, 1))
  await expect(save(page)).toHaveAccessibleDescription('Your photos are still on the way.')
  release()
  await expect(tiles(page).getByText('Ready')).toBeVisible()
  await expect(save(page)).toHaveAccessibleDescription('')
  await expect(save(page)).toBeFocused()
  await save(page).click()
  await expect(page).toHaveURL(`/posts/${offers[0]?.id}`)
  expect(removed.sort()).toEqual([one, two].map((image) => `/v1/posts/image/${image?.image_id}`).sort())
  const reply = await request.get(`/v1/posts/${offers[0]?.id}`, { headers: headersOf(user) })
  expect((await reply.json()).data.post.images).toHaveLength(1)
})

test('[RULE-01] [RULE-02] [RULE-03] errors stand at the fields and above them; nothing is sent', async ({
  page,
  open,
  request,
}) => {
  const { user, offers } = await hiddenOwner(request, [{ title: 'Cane with slips' }])
  await signIn(page, user)
  await open(`/posts/${offers[0]?.id}/edit`)
  await title(page).fill('')
  await page.getByLabel('Price (numbers only)').fill('10001')
  await page.getByLabel('Description').fill('')
  // From the preview too it leads back to the fields.
  await page.getByRole('button', { name: 'Preview' }).click()
  await save(page).click()
  await expect(page.getByRole('heading', { name: 'There are 3 things to correct' })).toBeVisible()
  await expect(main(page).getByRole('listitem').getByRole('link')).toContainText([
    'Post title is required',
    'Price exceeds limit of 10,000, enter a lower number',
    'Description is required',
  ])
  await expect(title(page)).toHaveAttribute('aria-invalid', 'true')
  await title(page).fill('Cane without slips')
  await page.getByLabel('Description').fill('Oak.')
  await page.getByRole('checkbox', { name: 'Free' }).check()
  await expect(page.getByLabel('Price (numbers only)')).toHaveValue('0')
  await save(page).click()
  await expect(page).toHaveURL(`/posts/${offers[0]?.id}`)
  await expect(main(page)).toContainText('FREE')
})

test(
  '[EDIT-04] a failure is shown with its flow id; an error that the server names goes to its field; nothing typed is lost',
  short,
  async ({ page, open, request, pageErrors }) => {
    const { user, offers } = await hiddenOwner(request, [{ title: 'Cane that fails' }])
    await signIn(page, user)
    await open(`/posts/${offers[0]?.id}/edit`)
    await title(page).fill('Typed with care')
    const errors = { title: ['Use other words'] }
    const failure = { error: 'Some of this is not as we need it.', errors, code: 'invalid', flow_id: 'TEST-FLOW' }
    await page.route(`**/v1/posts/${offers[0]?.id}`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 422, json: failure }) : route.continue(),
    )
    await save(page).click()
    await expect(main(page)).toContainText('Listing update unsuccessfulYour listing was not updated successfully')
    await expect(main(page)).toContainText('TEST-FLOW')
    await expect(title(page)).toHaveAccessibleDescription(/Use other words/)
    await expect(title(page)).toHaveValue('Typed with care')
    expectOnlyErrors(pageErrors, 422)
  },
)
