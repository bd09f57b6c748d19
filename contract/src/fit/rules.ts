/** Every rule in words, with its sources. Whoever judges imports nothing of it but the names. */

import { accessRules } from './rules/rules-of-access.ts'
import { bathRules } from './rules/rules-of-bathrooms.ts'
import { bedRules } from './rules/rules-of-beds.ts'
import { chairRules } from './rules/rules-of-chairs.ts'
import { homeRules } from './rules/rules-of-homes.ts'
import { standingRules } from './rules/rules-of-standing.ts'

export const fitRules = {
  ...chairRules,
  ...homeRules,
  ...standingRules,
  ...accessRules,
  ...bathRules,
  ...bedRules,
  contradiction: {
    label: 'What the listing says',
    text: 'Where two of its measures cannot both be right, we do not know.',
    sources: ['ours'],
  },
} as const

export type RuleName = keyof typeof fitRules
