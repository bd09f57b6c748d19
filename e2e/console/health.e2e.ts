import { logIn, signIn } from '../accounts/accounts-visit.ts'
import { expect, test } from '../visit.ts'

test('every volunteer reads in words how the place does, with the numbers as tables; to others there is nothing', async ({
  page,
  open,
  request,
}) => {
  await signIn(page, await logIn(request, 'vera@village.example'))
  await open('/console/health')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').filter({ hasText: 'Pages and the database answer.' })).toContainText('Good')
  await expect(main).toContainText(/listings? (is|are) public/)
  const mails = main.getByRole('table', { name: 'Mails of the last 24 hours' })
  await expect(mails.getByRole('row', { name: /^Sent/ })).toContainText(/\d/)
  await expect(main.getByRole('table', { name: 'How soon answers came' }).getByRole('row')).toHaveCount(5)
  await signIn(page, await logIn(request, 'ben@village.example'))
  await page.goto('/console/health')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, lost page')
})
