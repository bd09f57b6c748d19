/** A new kind as a steward sends it. */
export const newKind = (changes: object) => ({
  ...{ category_id: 1, name: 'A kind', tooltip: 'What it is for.', synonyms: [], retired: false, questions: [] },
  ...changes,
})

/** A new question as a steward sends it: a number from 0 to 90 by itself. */
export const newQuestion = (changes: object) => ({
  ...{ kind_id: 12, label: 'Angle', tooltip: 'Measure it at the seat.', reason: '', answer: 'number', unit: 'none' },
  ...{ min: '0', max: '90', options: [], retired_options: [], filter: 'between', private: false },
  ...changes,
})
