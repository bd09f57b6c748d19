import { expect, test } from '../visit.ts'

const upTo25 = `/?${new URLSearchParams({ category: 'Manual wheelchair (self-propelled)', 'field.overall_width_in.to': '25' })}`

test('those that do not say a measure are included where somebody wants them, with their number', async ({
  page,
  open,
}) => {
  await open(upTo25)
  const filter = page.getByRole('region', { name: 'Filter' })
  await expect(page.getByRole('heading', { name: '2 listings' })).toBeVisible()
  await filter.getByRole('checkbox', { name: 'Include those that do not say 1 listings' }).check()
  await expect(page.getByRole('heading', { name: '3 listings' })).toBeVisible()
  await expect(page).toHaveURL(/field\.overall_width_in\.unknown=yes/)
  await page.reload()
  await expect(page.getByRole('heading', { name: '3 listings' })).toBeVisible()
  await page.getByRole('link', { name: /Overall width: also if not stated/ }).click()
  await expect(page.getByRole('heading', { name: '2 listings' })).toBeVisible()
  await expect(filter.getByRole('checkbox', { name: /^Include those/ })).not.toBeChecked()
})

test('a measure is typed as people write it, and what is none is said and loses nothing', async ({ page, open }) => {
  await open(`/?${new URLSearchParams({ category: 'Manual wheelchair (self-propelled)' })}`)
  const most = page
    .getByRole('region', { name: 'Filter' })
    .getByRole('group', { name: 'Overall width' })
    .getByRole('textbox', { name: / \(in\)$/ })
  await most.fill('wide')
  await most.press('Tab')
  await expect(page.getByText('Use a number, such as 18.')).toBeVisible()
  await expect(most).toHaveValue('wide')
  await most.fill('63.5 cm')
  await most.press('Enter')
  await expect(page.getByRole('link', { name: /Overall width up to 25 in/ })).toBeVisible()
  await expect(page.getByText('Use a number, such as 18.')).toBeHidden()
  await expect(page).toHaveURL(/field\.overall_width_in\.to=25$/)
  await expect(most).toHaveValue('25')
})

test('a number that looks like the other unit is asked about, and stays as it was typed', async ({ page, open }) => {
  await open(`/?${new URLSearchParams({ category: 'Manual wheelchair (self-propelled)' })}`)
  const box = page
    .getByRole('region', { name: 'Filter' })
    .getByRole('group', { name: 'Seat width' })
    .getByRole('textbox')
    .first()
  await box.fill('46')
  await box.press('Tab')
  const asked = page.getByText('Seat width: give a number in inches from 8 to 36. Did you mean 46 cm?')
  await expect(asked).toBeVisible()
  await expect(page).toHaveURL(/field\.seat_width_in\.from=46$/)
  await expect(page.getByRole('heading', { name: '0 listings' })).toBeVisible()
  await expect(asked).toBeVisible()
  await expect(box).toHaveValue('46')
  await page.reload()
  await expect(asked).toBeVisible()
  await expect(box).toHaveAccessibleDescription(/Did you mean 46 cm\?/)
  await box.fill('46 cm')
  await box.press('Enter')
  await expect(asked).toBeHidden()
  await expect(page).toHaveURL(/field\.seat_width_in\.from=18\.11/)
})
