import { createConfirmedUser, signIn } from '../accounts/accounts-visit.ts'
import { publish } from '../listings/owner-visit.ts'
import { expect, test } from '../visit.ts'

const rail = (title: string, model: string) => ({
  ...{ title, equipment_type_id: 28, description: 'White, with a strap.' },
  properties: { fixing: 'Clamps on', cleaned: 'Wiped clean', brand: 'Drive', model },
})

test('the owner of a recalled thing reads why nobody sees it, corrects the model, and it shows', async ({
  page,
  open,
  request,
}) => {
  const owner = await createConfirmedUser(request, 'rail')
  const { id } = await publish(request, owner, rail(`Rail of larch ${owner.user_id}`, '15064'))
  expect((await page.request.get(`/v1/posts/${id}`)).status()).toBe(403)
  await signIn(page, owner)
  await open(`/posts/${id}`)
  await expect(page.getByRole('main')).toContainText('This is recalled')
  await expect(page.getByRole('main')).toContainText('Please do not hand it on.')
  await page.getByRole('main').getByRole('link', { name: 'Edit your listing' }).click()
  await page.getByLabel('Model name or number').fill('10233')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect.poll(async () => (await page.request.get(`/v1/posts/${id}`)).status()).toBe(200)
  await open(`/posts/${id}`)
  await expect(page.getByRole('main')).toContainText(
    /Checked against recalls on .*: none found for this brand and model/,
  )
})

test('whoever does not know the model is asked for it, with where the label is', async ({ page, open, request }) => {
  const owner = await createConfirmedUser(request, 'unread')
  const { id } = await publish(request, owner, rail(`Rail of alder ${owner.user_id}`, 'N/A'))
  await open(`/posts/${id}`)
  await expect(page.getByRole('main')).toContainText('Ask for the model on the label.')
  await signIn(page, owner)
  await open(`/posts/${id}`)
  await expect(page.getByRole('main')).toContainText('Which model is it? Please add it.')
  await expect(page.getByRole('main')).toContainText('The label is often at one of these places:')
})
