import type { MailHeader } from './read/read-mail.ts'

const bulk = /^\s*(bulk|list|junk|auto_reply)/i

/**
 * True for a mail that no person wrote to us just now: an automatic answer, a report, or a list's. By its headers and its return path,
 * never by its words.
 */
export function isAutomatic(headers: readonly MailHeader[], returnPath: string | undefined): boolean {
  return returnPath === '' || headers.some(isSign)
}

function isSign({ key, value }: MailHeader): boolean {
  if (key === 'auto-submitted') return !/^\s*no\b/i.test(value)
  if (key === 'precedence') return bulk.test(value)
  if (key === 'content-type') return /^\s*multipart\/report/i.test(value)
  if (key === 'return-path') return /^\s*<\s*>/.test(value)
  return /^(list-(id|post|help|unsubscribe|subscribe|archive)|x-auto-?(reply|respond)|x-autoresponse)$/.test(key)
}
