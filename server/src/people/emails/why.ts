import { organisation } from '@reable/contract/organisation'

/** Why somebody gets these e-mails. */
export const why = `You get this e-mail because you have an account at ${organisation.name}.`
