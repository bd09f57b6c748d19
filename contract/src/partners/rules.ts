/** Rules of partner organisations as stewards edit them, with their exact texts: used by the server and by the volunteers' room. */

import { isBlank } from '../listings/rules.ts'

/** In characters. */
export const partnerNameLimit = 80
/** Of all that there ever were. */
export const partnersLimit = 300
/** Of one partner. */
export const membersLimit = 200

export const partnersFull = `There are ${partnersLimit} partners, and there is no room for more. Please use one that has ended.`
export const membersFull = `A partner has at most ${membersLimit} members. Please take one off first.`
export const partnerNameTaken = 'There is a partner with this name. Please choose another name.'
export const partnerConflict =
  'Another volunteer has changed this since you opened this page. What you wrote is still here.'
export const partnerEnded = 'This partner has ended. Bring it back before you invite somebody.'
export const isMember = (email: string) => `${email} is a member already.`
export const isElsewhere = (email: string) => `${email} is a member of another partner. Take them off there first.`
export const membershipEnded =
  'This invitation has ended, or it was used, or it is for another address. Ask for a new one.'
export const confirmFirst = 'Please confirm your e-mail address first, and then press Accept again.'

export function partnerNameError(name: string): string | undefined {
  if (isBlank(name)) return 'Please give the partner a name'
  return [...name].length > partnerNameLimit ? `Use at most ${partnerNameLimit} characters for the name` : undefined
}
