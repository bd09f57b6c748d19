import { expect, test } from 'vitest'
import { roleSentence } from './role-sentence.ts'

test('a role is explained in one sentence, such as mails have', () => {
  expect(roleSentence('helper')).toBe('A helper: answers people, and changes pages and banners.')
})
