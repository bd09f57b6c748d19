import { organisation } from '@reable/contract/organisation'

export const whyVolunteer = `You get this e-mail because you help to run ${organisation.name}, or were asked to.`
