import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import { imageRequired, problemsOf, problemsRefused } from './problems.ts'

const field = {
  field_name: 'seat_width_in',
  label: 'Seat width',
  field_type: 'unit_text_field' as const,
  field_required: true,
  unit: 'in',
  min: 8,
  max: 36,
  options: [],
  tooltip: { text: '' },
  facet: null,
  retired_options: [],
  reason: '',
  private: false,
}

const sentences = (change: object, ready = 1) =>
  problemsOf(
    { ...emptyDraft(), title: 'A', description: 'B', price: '5', condition_id: '1', location_id: '1', ...change },
    ready,
    [],
  ).map(({ sentence }) => sentence)

test('[WIZ-07] an empty draft gets an error for all it lacks, images first, then title, description, price', () => {
  expect(problemsOf(emptyDraft(), 0, [field]).map(({ sentence, step }) => [sentence, step])).toEqual([
    [imageRequired, 1],
    ['Post title is required', 2],
    ['Description is required', 3],
    ['Price is required, or did you mean free?', 2],
    ['Please select a condition', 2],
    ['Please select a location', 2],
    ['Field required', 3],
  ])
})

test('[WIZ-07] [RULE-03] a price above 10,000 and one that is no number are errors; free needs none', () => {
  expect(sentences({ price: '10001' })).toEqual(['Price exceeds limit of 10,000, enter a lower number'])
  expect(sentences({ price: '12.5' })).toEqual(['Price must be a whole number'])
  expect(sentences({ price: '', free: true })).toEqual([])
  expect(sentences({}, 0)).toEqual([imageRequired])
})

test('[WIZ-10] what the server refuses goes back to its step', () => {
  expect(problemsRefused({ title: 'No', seat_width_in: 'Field required', images: 'Gone' }, [field])).toEqual([
    { name: 'title', sentence: 'No', step: 2 },
    { name: 'seat_width_in', label: 'Seat width', sentence: 'Field required', step: 3 },
    { name: 'images', sentence: 'Gone', step: 1 },
  ])
})
