import type { WrittenEntry } from '@reable/contract/content-lists'
import { drawing } from './drawing.ts'

const picture = drawing('portrait', 'A wheel, in place of a picture')

/** Nobody real: an organisation puts its own people in their place. */
export const directors: WrittenEntry<'directors'>[] = [
  {
    name: 'Name of your chair (example)',
    picture,
    narrative: 'Here your chair tells, in three sentences, who they are and why they do this.',
  },
  {
    name: 'Name of your vice-chair (example)',
    picture,
    narrative: 'Here your vice-chair tells what they did before and what they look after now.',
  },
  {
    name: 'Name of your treasurer (example)',
    picture,
    narrative: 'Here your treasurer tells where the money comes from and where it goes.',
  },
  {
    name: 'Name of your secretary (example)',
    picture,
    narrative: 'Here your secretary tells how people can join a meeting.',
  },
  {
    name: 'Name of a director (example)',
    picture,
    narrative: 'Here a director who uses equipment tells what they watch over for everyone.',
  },
]
