import { domainToASCII, domainToUnicode } from 'node:url'
import { normalizeEmail } from '@reable/contract/accounts/rules'

/**
 * The mailbox that an address leads to, as far as anybody can tell: for limits alone. What stands behind a plus is the owner's to choose, and
 * Gmail overlooks dots. Accounts go by the address.
 */
export function mailboxOf(typed: string): string {
  const email = canonicalEmail(typed)
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()]
  const plus = local.indexOf('+')
  const name = plus > 0 ? local.slice(0, plus) : local
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** An e-mail address as it is stored and compared: normalized, and its domain in Unicode even if it was typed as Punycode (xn--…). */
export function canonicalEmail(typed: string): string {
  const email = normalizeEmail(typed)
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (!/[^\x20-\x7e]|(^|\.)xn--/.test(domain)) return email
  return email.slice(0, at + 1) + (domainToUnicode(domainToASCII(domain)) || domain)
}
