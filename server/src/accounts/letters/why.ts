import { organisation } from '@reable/contract/organisation'

/** The foot of a letter to someone with an account. */
export const whyAccount = `You get this e-mail because this address belongs to an account at ${organisation.name}.`
