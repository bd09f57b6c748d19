import { logIn, signIn } from '../accounts/accounts-visit.ts'
import { expect, test } from '../visit.ts'

test('a volunteer reads how long people waited, in words; to others there is nothing', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await logIn(request, 'vera@village.example'))
  await open('/console/impact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Numbers')
  const held = page.getByRole('row', { name: /^Held messages/ })
  await expect(held).toContainText(/decided.*wait/)
  await expect(page.getByRole('main')).toContainText(/given a rest from writing/)
  await signIn(page, await logIn(request, 'ben@village.example'))
  await page.goto('/console/impact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, lost page')
})
