import type { WrittenPage } from '@reable/contract/content/pages'
import { account } from './faq-account.ts'
import { covid } from './faq-covid.ts'
import { finding } from './faq-finding.ts'
import { safety } from './faq-safety.ts'
import { selling } from './faq-selling.ts'

export const frequentlyAskedQuestions: WrittenPage<'Frequently Asked Questions'> = {
  heading: 'Frequently Asked Questions',
  introduction: 'Choose a question, and its answer opens below it.',
  categories: [selling, finding, safety, covid, account],
}
