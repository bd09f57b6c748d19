import { villagers } from '../../server/seeds/village/people.ts'
import { withBrowser } from '../browser/open-browser.ts'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { brotliKilobytes } from './brotli-size.ts'
import { readWizardScripts } from './wizard-scripts.ts'

/** The bytes that a browser which knows the home page has to fetch more to list something. */
export const wizardBytes: Measurement = {
  name: 'wizard-bytes',
  description: 'scripts that the five steps of the wizard load over those of the home page, in brotli',
  async run() {
    return withProgram(await villageCopy('wizard-bytes'), async ({ pid, address }) => {
      await waitUntilQuiet(pid)
      const email = villagers[0]?.email ?? ''
      const { visitor, home, wizard } = await withBrowser((browser) => readWizardScripts(browser, address, email))
      const over = [...wizard.difference(home)]
      return [
        {
          name: 'scripts of the wizard over the home page',
          value: await brotliKilobytes(over),
          unit: 'kB',
          target: { most: 90 },
        },
        { name: 'the same, files', value: over.length, unit: '' },
        {
          name: 'over the home page of a visitor who is not signed in',
          value: await brotliKilobytes([...wizard.difference(visitor)]),
          unit: 'kB',
        },
        { name: 'all scripts of the wizard', value: await brotliKilobytes([...wizard]), unit: 'kB' },
        { name: 'scripts of the home page, signed in', value: await brotliKilobytes([...home]), unit: 'kB' },
      ]
    })
  },
}
