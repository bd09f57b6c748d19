import { isRole, roles } from '@reable/contract/volunteers/rules'
import { appointVolunteer } from '#volunteers'
import { startServices, stop } from '../program.ts'
import { runCommand, UsageError } from './command.ts'

const usage = `
Usage: npm run volunteer -- <e-mail> [--role helper|moderator|steward] [--remove]

Gives somebody who has an account a role: they find the volunteers' room in their menu, at /console. Stewards give roles there, so that
this is needed for the first one alone.

  --role     what they may do; a steward, who may do everything, when nothing is said
  --remove   takes the role from them
  --help     this text

It may run beside the program, and again. Whoever is signed in has the role, or has it no more, from the next page on.
`

await runCommand({
  usage,
  options: { remove: { type: 'boolean' }, role: { type: 'string' } },
  async run({ values: { remove = false, role = 'steward' }, positionals: [email, ...others] }, config, stopping) {
    if (!email || others.length) throw new UsageError('Name the e-mail address of one account.')
    if (!isRole(role)) throw new UsageError(`The roles are: ${roles.join(', ')}.`)
    const services = await startServices(config, undefined, { beside: true, stopping })
    try {
      await appointVolunteer(services.ctx, { email, role: remove ? null : role })
      process.stdout.write(`${email} is ${remove ? 'no volunteer any more' : `a ${role} now`}.\n`)
      return 0
    } finally {
      await stop({ services })
    }
  },
})
