import { wordsIn } from '../messages/find-words.ts'

/**
 * An item that may not be listed here, and where it can go instead: an organisation adapts this list to its own rules. `words`
 * reveal it in a title or description; where there are none, only people can recognize it.
 * Sources: recares.org/nonoitems, trpil.com/calendar/swaprules, Health Canada's guide to second-hand products.
 */
export type ProhibitedItem = { what: string; instead?: string; words: readonly string[] }

export const prohibitedItems: readonly ProhibitedItem[] = [
  {
    what: 'Prescription or non-prescription medicines, insulin, medicated patches, cannabis',
    instead: 'Please return it to a pharmacy.',
    words: ['insulin', 'morphine', 'oxycodone', 'fentanyl patch', 'antibiotic'],
  },
  {
    what: 'Oxygen cylinders, liquid oxygen and other pressurised gas',
    instead: 'Please return it to the supplier.',
    words: ['oxygen tank', 'oxygen cylinder', 'liquid oxygen'],
  },
  {
    what: 'Prescription breathing devices: ventilators, CPAP and BiPAP units, oxygen concentrators',
    instead: 'Please return it to the supplier or the programme it came from.',
    words: ['cpap', 'bipap', 'oxygen concentrator'],
  },
  {
    what: 'Needles, syringes and lancets, used or unused',
    instead: 'Please take it to a pharmacy that collects sharps.',
    words: ['syringe'],
  },
  {
    what: 'Single-use or opened sterile supplies: catheters, ostomy and drainage supplies, tube feeding and IV sets, dressings',
    instead: 'Please throw it away. Some charities accept what is still sealed.',
    words: ['catheter', 'ostomy'],
  },
  { what: 'Feeding formula and supplements', words: [] },
  { what: 'Opened or used incontinence products and reusable underwear', words: [] },
  {
    what: 'Soiled, mouldy or bed-bug-exposed mattresses, cushions and upholstery',
    instead: 'Please use your municipality’s disposal.',
    words: [],
  },
  {
    what: 'Items under an open recall or safety alert that have not been repaired, such as many portable bed rails',
    instead: 'Please ask the maker for the remedy.',
    words: [],
  },
  {
    what: 'Equipment that belongs to a loan programme, health authority, insurer or rental company',
    instead: 'Please return it to its owner.',
    words: ['red cross', 'property of'],
  },
  {
    what: 'Hearing aids, custom orthoses, dentures, eyeglasses and implants fitted to one person',
    instead: 'Specialised charities take it.',
    words: [],
  },
  {
    what: 'Swollen, leaking, damaged or home-built batteries',
    instead: 'Please take it to a battery recycling depot.',
    words: [],
  },
  {
    what: 'Equipment whose safety parts were removed or altered, and lifts and slings without their rating labels',
    instead: 'Please recycle it as scrap.',
    words: [],
  },
  {
    what: 'Blood, urine and DNA test kits; glucose test strips',
    instead: 'Please take it to a pharmacy.',
    words: ['test strips'],
  },
  {
    what: 'Motor vehicles and vehicle loans, adapted vans among them',
    instead: 'A licensed dealer or general classifieds will help.',
    words: [],
  },
  { what: 'Anything that is not home health or mobility equipment; commercial stock and advertising', words: [] },
  { what: 'Weapons, alcohol, tobacco, animals, adult items, services and jobs', words: [] },
]

/** A prohibited item that a text seems to offer, with the word that reveals it. */
export type ProhibitedMatch = { word: string; item: ProhibitedItem }

/** Returns each prohibited item that a text seems to offer; capitals, blanks, a plural and look-alike letters aside. */
export function prohibitedIn(text: string): ProhibitedMatch[] {
  return prohibitedItems.flatMap((item) => {
    const [word] = wordsIn(text, item.words)
    return word ? [{ word, item }] : []
  })
}

/** Returns the words that the author of these texts is asked about. */
export const wordsToCheck = (...texts: string[]): string[] => [
  ...new Set(texts.flatMap(prohibitedIn).map(({ word }) => word)),
]

/** The question to somebody whose text may offer a prohibited item, what the item is, and how to go on where it is none. */
export const prohibitedMessages = ({ word, item: { what, instead = '' } }: ProhibitedMatch) => ({
  question: `“${word}”: is this something that cannot be listed here?`,
  about: `${what}. ${instead}`.trim(),
  goOn: 'If yours is something else, go on.',
})
