import type { AskedRows } from './questions/asked.ts'
import { askedOfHome } from './questions/asked-of-home.ts'
import { askedOfPerson } from './questions/asked-of-person.ts'
import { askedOfRooms } from './questions/asked-of-rooms.ts'
import type { FitAsked } from './types.ts'

const listOf = (about: FitAsked['about'], rows: AskedRows): FitAsked[] =>
  Object.entries(rows).map(([name, row]) => {
    const { noun } = row
    if ('choices' in row) return { name, about, noun, unit: null, choices: row.choices, min: 0, max: 0 }
    return { name, about, noun, unit: name.endsWith('_lb') ? 'lb' : 'in', choices: [], min: row.min, max: row.max }
  })

/** What people are asked about themselves and their homes, as it is judged: each once, for every kind of thing that needs it. */
export const fitAsked: readonly FitAsked[] = [
  ...listOf('person', askedOfPerson),
  ...listOf('home', askedOfHome),
  ...listOf('home', askedOfRooms),
]
