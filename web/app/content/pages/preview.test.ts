import { createClient } from '@reable/contract/client'
import { afterEach, expect, test } from 'vitest'
import { listOrNothing, loadPage } from './load-page.ts'
import { setPreview, withPreview } from './preview.ts'

afterEach(() => setPreview(undefined))

const stored = createClient('/v1', async () => ({ status: 200, text: '{"data":"stored"}', header: () => null }))
type PreviewAnswer = NonNullable<Parameters<typeof setPreview>[0]>['answer']
const preview = (answer: object) =>
  setPreview({ answer: answer as PreviewAnswer, path: '/partners', editedAt: '/console/pages' })

test('a page is answered as it is previewed at its own address alone, and partners in their groups', async () => {
  preview({ title: 'Our Partners', fields: { heading: 'Friends' } })
  expect(await loadPage(withPreview(stored, '/partners'), 'Our Partners')).toEqual({ heading: 'Friends' })
  expect(await loadPage(withPreview(stored, '/partners'), 'Our Story')).toBeUndefined()
  expect(await loadPage(withPreview(stored, '/'), 'Our Partners')).toBeUndefined()
  const partner = { id: 1, name: 'Typed', group: 'funding_partners' }
  preview({ name: 'partners', entries: [partner] })
  expect(await listOrNothing(withPreview(stored, '/partners')('listPartners', {}))).toEqual({
    non_profits_partners: [],
    funding_partners: [partner],
    corporate_partners: [],
  })
})
