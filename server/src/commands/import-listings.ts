import { type ImportCounts, importListings } from '#listings'
import { startServices, stop } from '../program.ts'
import { defineCommand, onePath, runAndExit, stoppedCode, UsageError } from './command.ts'
import { createImportPrinter } from './import-printer.ts'

const usage = `
Usage: npm run import -- <folder> --member <e-mail> [--partner <name>] [--check]

Takes the rows of the CSV file in a folder, and the photographs that it names, to the list.

  --member <e-mail>   the partner's member for whom the things are listed
  --partner <name>    makes the partner and the member when they are missing
  --check             reads and reports everything and lists nothing
  --help              this text

It may run beside the program, and again: what is in stays in, once. Ends with 0 when every row is in, with 1 when it could
not run, with 2 when rows were refused, with 130 when it was stopped. docs/importing.md tells the whole story.
`

export const importListingsCommand = defineCommand({
  usage,
  options: { member: { type: 'string' }, partner: { type: 'string' }, check: { type: 'boolean' } },
  async run({ values: { member: email, partner, check }, positionals }, config, { env, out, stopping }) {
    const folder = onePath(positionals, 'the folder to import', env)
    if (!email) throw new UsageError('Say with --member for whom the things are listed.')
    const services = await startServices(config, undefined, { beside: true, stopping })
    const report = createImportPrinter(out, check)
    try {
      const counts = await importListings(services.ctx, {
        folder,
        member: { email, partner },
        check,
        signal: stopping,
        report,
      })
      return exitCode(counts, report.end(counts))
    } catch (error) {
      report.broken()
      throw error
    } finally {
      await stop({ services })
    }
  },
})

function exitCode(counts: ImportCounts, whole: boolean): number {
  if (!whole) return stoppedCode
  return counts.refused ? 2 : 0
}

if (import.meta.main) void runAndExit(importListingsCommand)
