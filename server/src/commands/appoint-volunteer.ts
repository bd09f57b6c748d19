import { appointVolunteer } from '#accounts'
import { startServices, stop } from '../program.ts'
import { runCommand, UsageError } from './command.ts'

const usage = `
Usage: npm run volunteer -- <e-mail> [--remove]

Makes somebody who has an account a volunteer: they find the volunteers' room in their menu, at /console.

  --remove   takes the role from them
  --help     this text

It may run beside the program, and again. Whoever is signed in has the role, or has it no more, from the next page on.
`

await runCommand({
  usage,
  options: { remove: { type: 'boolean' } },
  async run({ values: { remove = false }, positionals: [email, ...others] }, config, stopping) {
    if (!email || others.length) throw new UsageError('Name the e-mail address of one account.')
    const services = await startServices(config, undefined, { beside: true, stopping })
    try {
      await appointVolunteer(services.ctx, { email, volunteer: !remove })
      process.stdout.write(`${email} is ${remove ? 'no volunteer any more' : 'a volunteer now'}.\n`)
      return 0
    } finally {
      await stop({ services })
    }
  },
})
