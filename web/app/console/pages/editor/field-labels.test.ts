import type { ContentField } from '@reable/contract/content/fields'
import { contentPages } from '@reable/contract/content/pages'
import { expect, test } from 'vitest'
import { documentLabels } from '../document/document-labels.ts'
import { choiceLabel, entryTitle } from './field-labels.ts'
import { typedOf } from './typed-document.ts'

const titleIn = ({ of }: Extract<ContentField, { kind: 'list' }>, written: object) =>
  entryTitle(of, typedOf(of, written))

test('entries, pages and choices have the names that people read on the site', () => {
  const groups = contentPages['Frequently Asked Questions'].categories
  expect(titleIn(groups, { anchor: 'faq-safety', name: 'Staying safe', questions: [] })).toBe('Staying safe')
  const figure = { value: '1,200', label: 'Things passed on' }
  expect(titleIn(contentPages['About Us'].figures, figure)).toBe('Things passed on')
  expect(documentLabels({ kind: 'page', name: 'Contact Us Faqs' }).title).toBe('Contact Us')
  expect(documentLabels({ kind: 'page', name: 'Donate Page' }).title).toBe('Donate')
  expect(['non_profits_partners', 'funding_partners', 'health_safety'].map(choiceLabel)).toEqual([
    'Non-profit partners',
    'Funding partners',
    'Health and safety',
  ])
})
