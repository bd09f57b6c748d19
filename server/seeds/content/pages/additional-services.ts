import type { WrittenPage } from '@reable/contract/content/pages'
import { organisation } from '@reable/contract/organisation'
import { paragraphs } from '../markdown.ts'

export const additionalServices: WrittenPage<'Additional Services'> = {
  heading: 'Additional Services',
  introduction: paragraphs(
    `Sometimes you need more than a listing: a repair, a loan, a ride or a place that recycles. These are not run by ${organisation.name}. Ask about the price before you agree to anything. A sponsored entry supports us with money, and it says so.`,
    '**The entries below are examples.** They show what will stand here once our volunteers have put in real ones.',
  ),
}
