import { carbon } from '@reable/contract/impact/carbon'
import { aboutText } from '@reable/contract/impact/rules'
import { organisation } from '@reable/contract/organisation'
import type { Impact } from './load-impact.ts'

/** The sentences of the page, from its figures. One thing, two things: a number never stands beside the wrong word. */

const number = (amount: number) => amount.toLocaleString('en-CA')

const things = (amount: number) => (amount === 1 ? '1 thing' : `${number(amount)} things`)

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const dollars = (amount: number) => aboutText(amount).replace('about ', 'about $')

export const impactTitle = 'What it brought'

export const impactLead =
  'Good equipment goes on to someone who needs it. Here is what came of that. We count once an hour. No one is named.'

export const nothingYet = 'Nothing has been handed over yet. Please come back in a few weeks.'

/** The large numbers at the top. */
export function headlines({ handed_over, messages, money, carbon: spared }: Impact) {
  return [
    { value: number(handed_over.things), label: handed_over.things === 1 ? 'thing handed over' : 'things handed over' },
    { value: number(messages.answered), label: messages.answered === 1 ? 'question answered' : 'questions answered' },
    { value: capital(dollars(money.dollars_saved)), label: 'saved by buying used' },
    { value: `${capital(aboutText(spared.kilograms))}\u00a0kg`, label: 'of CO₂e saved' },
  ]
}

export function handedOverText({ since, handed_over: { things: all, found_here: here } }: Impact): string {
  const were = all === 1 ? 'was' : 'were'
  return `Since ${since}, ${things(all)} ${were} sold or given away. ${number(here)} of them found a new home through ${organisation.name}. The rest went some other way. We know this from the people who listed them.`
}

export function waitText({ waits, handed_over: { things: all } }: Impact): string {
  const early = waits.filter(({ name }) => name !== 'longer' && name !== 'within_quarter')
  const soon = early.reduce((sum, one) => sum + one.things, 0)
  return `${number(soon)} of ${things(all)} went within 30 days. We count from the day a thing was listed.`
}

export function answersText({ messages: { asked, answered, answered_in_a_day: soon } }: Impact): string {
  if (asked === 0) return 'No one has asked about a listing yet.'
  const times = asked === 1 ? 'Once' : `${number(asked)} times`
  return `${times} someone asked about a listing. ${number(answered)} of them got an answer, ${number(soon)} within a day.`
}

/** What receivers told us a month after a handover; nothing while too few did. */
export function afterText({ after: { fits, as_described: described } }: Impact): string | undefined {
  if (!fits && !described) return undefined
  const of = ({ said, yes }: { said: number; yes: number }, what: string) =>
    ` ${number(yes)} of ${number(said)} people told us that it ${what}.`
  return `We ask people a month after they got a thing.${fits ? of(fits, 'fits') : ''}${described ? of(described, 'was as described') : ''}`
}

export function moneyText({ money: { things: priced, dollars_saved } }: Impact): string {
  if (priced === 0) return 'No seller has told us yet what a thing cost when it was new.'
  return `Buyers were asked for ${dollars(dollars_saved)} less than the things cost when new. We count only ${things(priced)}, where the seller told us both. The price when new is the seller’s guess. What was paid in the end, we do not know.`
}

export function carbonText({ carbon: { kilograms, walking_aids, other_kilograms } }: Impact): string {
  const aids = walking_aids === 1 ? '1 walking aid' : `${number(walking_aids)} walking aids`
  return `Making new things warms the air. Using old ones again has saved ${aboutText(kilograms)} kg of CO₂e so far. We count about ${carbon.perWalkingAid} kg for each of ${aids}. The other things weigh ${aboutText(other_kilograms)} kg, and we count about ${carbon.perKilogram} kg for each kilogram.`
}

export const carbonNote =
  'CO₂e adds up the gases that warm the air. These are guesses from other people’s studies, not measured here. Most sellers do not say what a thing weighs. Then we go by what such things weigh most often.'

export function missedText({ missed, missed_others: others }: Impact): string {
  const rest = others === 1 ? '1 more search' : `${number(others)} more searches`
  if (!missed.length && !others) return 'So far, people found something each time they looked.'
  if (!missed.length) return `${capital(rest.replace(' more', ''))} in the past year found nothing.`
  const end = others ? ` ${capital(rest)} ${others === 1 ? 'was' : 'were'} for other things.` : ''
  return `These searches in the past year found nothing. Do you have one of these at home?${end}`
}

export const missedNote =
  'We keep only the kind of thing and its size, never the words someone typed. Who looked is not kept.'

export const numbersText =
  'You may use these numbers. Please say that they come from us. A number below 5 is not shown, so that no one can be picked out.'
