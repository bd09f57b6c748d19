import { domainToASCII, domainToUnicode } from 'node:url'
import { normalizeEmail } from '@reable/contract/accounts/rules'

/** An e-mail address as it is stored and compared: normalized, and its domain in Unicode even if it was typed as Punycode (xn--…). */
export function canonicalEmail(typed: string): string {
  const email = normalizeEmail(typed)
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (!/[^\x20-\x7e]|(^|\.)xn--/.test(domain)) return email
  return email.slice(0, at + 1) + (domainToUnicode(domainToASCII(domain)) || domain)
}
