import { isRole, roles } from '@reable/contract/volunteers/rules'
import { takeLostFactor } from '#people'
import { appointVolunteer } from '#volunteers'
import { startServices, stop } from '../program.ts'
import { defineCommand, runAndExit, UsageError } from './command.ts'

const usage = `
Usage: npm run volunteer -- <e-mail> [--role helper|moderator|steward] [--remove] [--lost-second-step]

Gives somebody who has an account a role: they find the volunteers' room in their menu, at /console. Stewards give roles there, so that
this is needed for the first one alone.

  --role               what they may do; a steward, who may do everything, when nothing is said
  --remove             takes the role from them
  --lost-second-step   changes no role: takes away the second step of somebody who lost it, where there are no two other stewards who can.
                       Make sure that it is them. They are logged out everywhere and mailed, and the volunteers' log says so
  --help               this text

It may run beside the program, and again. Whoever is signed in has the role, or has it no more, from the next page on.
`

type Done = { remove: boolean; role: string; lostFactor: boolean }

const doneText = (email: string, { remove, role, lostFactor }: Done) =>
  lostFactor
    ? `${email} logs in by password alone now.`
    : `${email} is ${remove ? 'no volunteer any more' : `a ${role} now`}.`

export const appointVolunteerCommand = defineCommand({
  usage,
  options: { remove: { type: 'boolean' }, role: { type: 'string' }, 'lost-second-step': { type: 'boolean' } },
  async run({ values, positionals: [email, ...others] }, config, { out, stopping }) {
    const { remove = false, role = 'steward', 'lost-second-step': lostFactor = false } = values
    if (lostFactor && (remove || values.role)) throw new UsageError('A lost second step is taken away alone.')
    if (!email || others.length) throw new UsageError('Name the e-mail address of one account.')
    if (!isRole(role)) throw new UsageError(`The roles are: ${roles.join(', ')}.`)
    const services = await startServices(config, undefined, { beside: true, stopping })
    try {
      if (lostFactor) await takeLostFactor(services.ctx, { email })
      else await appointVolunteer(services.ctx, { email, role: remove ? null : role })
      out.write(`${doneText(email, { remove, role, lostFactor })}\n`)
      return 0
    } finally {
      await stop({ services })
    }
  },
})

if (import.meta.main) void runAndExit(appointVolunteerCommand)
