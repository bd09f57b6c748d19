import { organisation } from '@reable/contract/organisation'

/** The mailto address to request another review of a listing; its subject names the listing for the volunteers. */
export const reviewRequestAddress = ({ id, title }: { id: number; title: string }): string =>
  `mailto:${organisation.email}?subject=${encodeURIComponent(`Please look again at my listing: ${title} (${id})`)}`
