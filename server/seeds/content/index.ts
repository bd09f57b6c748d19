import { newsletterWording } from '@reable/contract/accounts/rules'
import type { ListName, WrittenEntry } from '@reable/contract/content/lists'
import type { PageTitle, WrittenPage } from '@reable/contract/content/pages'
import { lifetimeInDays, priceLimit } from '@reable/contract/listings/rules'
import { organisation } from '@reable/contract/organisation'
import prohibitedItems from '../prohibited-items.json' with { type: 'json' }
import lists from './lists.json' with { type: 'json' }
import pages from './pages.json' with { type: 'json' }
import questions from './questions.json' with { type: 'json' }

/** What stands in the texts where the files name it in braces. */
const names: Record<string, string> = {
  'our name': organisation.name,
  'our e-mail address': organisation.email,
  'our postal address': organisation.postalAddress,
  'our region': organisation.region,
  'days that a listing stays': String(lifetimeInDays),
  'the highest price': priceLimit.toLocaleString('en-CA'),
  'what the newsletter asks': newsletterWording,
  'what may not be listed': prohibitedItems.map(({ what, instead }) => `- ${what}. ${instead}`.trim()).join('\n'),
}

/** Fills names in; a list of strings is one text of so many paragraphs. */
function textsOf(written: unknown): unknown {
  if (typeof written === 'string') return written.replace(/\{(.+?)\}/g, (_, name) => nameOf(name))
  if (Array.isArray(written)) {
    return written.every((part) => typeof part === 'string') ? textsOf(written.join('\n\n')) : written.map(textsOf)
  }
  if (typeof written !== 'object' || !written) return written
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, textsOf(value)]))
}

function nameOf(name: string): string {
  const text = names[name]
  if (text === undefined) throw new Error(`Nothing is known to stand for {${name}}.`)
  return text
}

/** Every page as it stands until a volunteer edits it. */
export const seededPages = textsOf({
  ...pages,
  'Frequently Asked Questions': {
    ...pages['Frequently Asked Questions'],
    categories: questions.map(({ anchor, name, questions }) => ({ anchor, name, questions })),
  },
}) as { [Title in PageTitle]: WrittenPage<Title> }

/** Every list in the order in which its entries are shown. */
export const seededLists = textsOf({
  ...lists,
  faq_categories: ['health_safety', 'general']
    .flatMap((type) => questions.filter((group) => group.type === type))
    .map(({ name, type, questions }) => ({ name, type, questions })),
}) as { [Name in ListName]: WrittenEntry<Name>[] }
