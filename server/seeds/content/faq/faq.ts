import type { WrittenPage } from '@reable/contract/content/pages'

/** A group of the page Frequently Asked Questions. Each has a file of its own; some stand in the list faq_categories, too. */
export type FaqGroup = WrittenPage<'Frequently Asked Questions'>['categories'][number]
