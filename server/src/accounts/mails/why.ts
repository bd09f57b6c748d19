import { organisation } from '@reable/contract/organisation'

/** The sentence at the foot of a mail to someone with an account. */
export const whyAccount = `You get this e-mail because this address belongs to an account at ${organisation.name}.`
