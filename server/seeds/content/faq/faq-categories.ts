import type { WrittenEntry } from '@reable/contract/content/lists'
import type { FaqGroup } from './faq.ts'
import { account } from './faq-account.ts'
import { covid } from './faq-covid.ts'
import { finding } from './faq-finding.ts'
import { safety } from './faq-safety.ts'
import { selling } from './faq-selling.ts'

type Category = WrittenEntry<'faq_categories'>

const asCategory = (type: Category['type'], { name, questions }: FaqGroup): Category => ({ name, type, questions })

export const faqCategories: Category[] = [
  asCategory('health_safety', safety),
  asCategory('health_safety', covid),
  asCategory('general', selling),
  asCategory('general', finding),
  asCategory('general', account),
]
