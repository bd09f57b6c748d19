import { createConfirmedUser, logIn, signIn } from '../accounts/accounts-visit.ts'
import { publish } from '../listings/owner-visit.ts'
import { expect, test } from '../visit.ts'

test('a steward writes a manual, it stands with things of its brand and model, also on paper, and it is withdrawn', async ({
  page,
  open,
  request,
}) => {
  const owner = await createConfirmedUser(request, 'manual')
  const properties = { tip: 'Single', cleaned: 'Wiped clean', brand: 'Sunrise', model: `QX-${owner.user_id}` }
  const { id } = await publish(request, owner, { title: `Cane of rowan ${owner.user_id}`, properties })
  const steward = await logIn(request, 'vera@village.example')
  await signIn(page, steward)
  await open('/console/manuals/new')
  await page.getByLabel('Brand').fill('SUNRISE')
  await page.getByLabel('Model').fill(`qx ${owner.user_id}`)
  await page.getByLabel('Title').fill('QX cane: owner’s manual')
  await page.getByLabel('Address').fill('https://manuals.example/qx.pdf')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('manuals.example is not on the list of makers’ hosts').first()).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('QX cane: owner’s manual')
  await page.getByLabel('Address').fill('https://www.sunrisemedical.ca/qx.pdf')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const inRoom = page.getByRole('article').filter({ hasText: `SUNRISE qx ${owner.user_id}` })
  await expect(inRoom).toContainText('Not looked at yet')

  await open(`/posts/${id}`)
  const link = page.getByRole('main').getByRole('link', { name: /^QX cane: owner’s manual/ })
  await expect(link).toHaveAttribute('href', 'https://www.sunrisemedical.ca/qx.pdf')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByText('www.sunrisemedical.ca/qx.pdf')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await open('/console/manuals')
  await inRoom.getByRole('link', { name: /^SUNRISE/ }).click()
  await page.getByRole('checkbox', { name: /^This manual is withdrawn/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(inRoom).toContainText('Withdrawn')
  await inRoom.getByRole('link', { name: /^SUNRISE/ }).click()
  await page.getByRole('link', { name: /^Versions/ }).click()
  await page.getByRole('button', { name: 'Bring it back (version 1)' }).click()
  await page.getByRole('link', { name: 'Back to the manual' }).click()
  await expect(page.getByRole('checkbox', { name: /^This manual is withdrawn/ })).not.toBeChecked()
  await open(`/posts/${id}`)
  await expect(page.getByRole('main')).toContainText('QX cane')
})
