import type { ContentPicture } from '@reable/contract/content/fields'
import { drawing } from './drawing.ts'

/** Someone's initials in our own type, where there is no photograph. */
export function portrait(initials: string, name: string): ContentPicture {
  return drawing(`portrait-${initials}`, `${initials.toUpperCase()}, the initials of ${name}`)
}
