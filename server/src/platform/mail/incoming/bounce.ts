import type { ReadMail } from './read/read-mail.ts'

/**
 * True for a report (RFC 3464) that an address takes no mail. One that blames our reputation or a rule of the other side (5.7.x) says
 * nothing about the address.
 */
export const isPermanentBounce = ({ deliveries }: Pick<ReadMail, 'deliveries'>): boolean =>
  deliveries.some(({ action, status }) => action === 'failed' && status.startsWith('5.') && !status.startsWith('5.7.'))
