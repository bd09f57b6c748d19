import { organisation } from '@reable/contract/organisation'

/** A mail that asks to have a listing looked at again, begun so that volunteers find which one it is. */
export const lookAgainAddress = ({ id, title }: { id: number; title: string }): string =>
  `mailto:${organisation.email}?subject=${encodeURIComponent(`Please look again at my listing: ${title} (${id})`)}`
