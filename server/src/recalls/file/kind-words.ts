import { wordKeys } from '../matching/keys.ts'

/** Words by which a notice is about something that is passed on here, with the equipment types they may mean (server/seeds/taxonomy.json). */
const rows: readonly [words: string, types: readonly number[]][] = [
  ['power wheelchair, motorized wheelchair, electric wheelchair', [7]],
  ['wheelchair, wheel chair', [1, 2, 3, 51]],
  ['transport chair', [2]],
  ['wheelchair cushion, seat cushion', [5]],
  ['mobility scooter, power scooter', [8, 9]],
  ['rollator', [11, 13]],
  ['walker, walking frame, gait trainer', [11, 12, 53]],
  ['knee scooter, knee walker', [14]],
  ['cane, walking stick', [15]],
  ['crutch', [16]],
  ['shower chair, bath seat, bath chair, bath bench, shower bench', [17, 18]],
  ['bath lift', [19]],
  ['commode', [20, 21]],
  ['toilet seat, raised toilet', [22]],
  ['toilet safety, toilet frame', [23]],
  ['grab bar, grab rail', [24]],
  ['floor to ceiling pole, tub rail', [25]],
  ['hospital bed, medical bed, homecare bed, electric bed', [26]],
  ['pressure mattress, air mattress, mattress overlay, alternating pressure', [27]],
  ['bed rail, bed handle, bed assist, bedside rail, assist handle', [28]],
  ['trapeze, lifting pole', [29]],
  ['overbed table', [30]],
  ['patient lift, floor lift, patient hoist', [32]],
  ['sit to stand, standing aid', [33]],
  ['ceiling lift', [34]],
  ['lift sling, patient sling, transfer sling', [35]],
  ['transfer board', [36]],
  ['slide sheet, transfer belt', [37]],
  ['standing frame, stander', [38]],
  ['wheelchair ramp, portable ramp, threshold ramp', [39, 40]],
  ['stair lift, stairlift', [41]],
  ['platform lift, porch lift', [42]],
  ['lift chair, power recliner', [45]],
  ['geriatric chair', [46]],
  ['bed riser, chair riser', [48]],
  ['adaptive stroller, special needs stroller', [52]],
  ['hearing aid, personal alarm, medical alert', [57]],
  ['blood pressure monitor, pulse oximeter, glucose meter, thermometer', [58]],
  ['brace, walking boot', [60]],
]

const kinds = rows.flatMap(([words, types]) => words.split(', ').map((phrase) => ({ words: wordKeys(phrase), types })))

const isWord = (key: string | undefined, word: string) => key === word || key === `${word}S` || key === `${word}ES`

/** Returns the equipment types that a text is about; none where it is about nothing that is passed on here. */
export function typesIn(text: string): number[] {
  const keys = wordKeys(text)
  const found = kinds.filter(({ words }) =>
    keys.some((_, at) => words.every((word, next) => isWord(keys[at + next], word))),
  )
  return [...new Set(found.flatMap(({ types }) => types))].sort((one, other) => one - other)
}
