import { messageError } from '@reable/contract/messages/rules'
import type { Photo } from '../../../listings/photos/photo.ts'
import type { Rules } from '../../../ui/form/rules.ts'

export type WrittenValues = { body: string }

/** The rules of a message in a conversation: words, or photos alone. */
export const writeRulesFor = (photoCount: number): Rules<WrittenValues> => ({
  body: (body) => (body === '' && photoCount > 0 ? undefined : messageError(body)),
})

/** Why photos cannot be sent yet, as the form says it; undefined when all have arrived. */
export function findPhotoProblem(photos: readonly Photo[]): string | undefined {
  if (photos.some(({ status }) => status === 'uploading'))
    return 'Your photos are still on the way. Please wait a moment.'
  if (photos.some(({ status }) => status === 'error'))
    return 'A photo did not arrive. Please try it again, or remove it.'
  return undefined
}
