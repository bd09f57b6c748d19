import { secretVariety } from './secret-variety.ts'

/** The secret of a community that is only a demonstration. */
export const demoSecret = 'a demonstration keeps no secrets'

/** What says for whom this place is. */
type PlaceSettings = {
  APP_ENV: 'demo' | 'production' | 'test'
  DEMO_IN_PUBLIC: 'on' | 'off'
  HOST: string
  PUBLIC_URL?: string | undefined
  SECRET: string
  LIMITS: 'on' | 'off'
  SMTP_URL?: string | undefined
}

/** What a place for real people, or one that others reach, must not be; one sentence each, which says what to do. */
export const placeFaults = (vars: PlaceSettings): string[] =>
  vars.APP_ENV === 'production' ? productionFaults(vars) : demonstrationFaults(vars)

function productionFaults({ SECRET, LIMITS, PUBLIC_URL, SMTP_URL, DEMO_IN_PUBLIC }: PlaceSettings): string[] {
  const faults: string[] = []
  if (SECRET === demoSecret || secretVariety(SECRET) < 128)
    faults.push(
      'SECRET: production needs one that cannot be guessed, of 128 bits: make it with "openssl rand -base64 32"',
    )
  if (LIMITS === 'off') faults.push('LIMITS: production keeps its limits on: leave it out')
  if (!PUBLIC_URL) faults.push('PUBLIC_URL: production needs the address that people use, such as https://your.example')
  else if (!PUBLIC_URL.startsWith('https:'))
    faults.push(
      'PUBLIC_URL: production is reached over https, since passwords travel there: put a proxy with a certificate in front, and write https://',
    )
  if (!SMTP_URL)
    faults.push(
      'SMTP_URL: production sends mails, without which nobody can confirm an address or set a new password: write smtp://user:password@mail.example:587, and MAIL_FROM',
    )
  if (DEMO_IN_PUBLIC === 'on') faults.push('DEMO_IN_PUBLIC: production is no demonstration: leave it out')
  return faults
}

/** Everybody in the demonstration has a published password, and its letters are read by whoever asks. */
function demonstrationFaults({ APP_ENV, DEMO_IN_PUBLIC, HOST, PUBLIC_URL }: PlaceSettings): string[] {
  if (APP_ENV !== 'demo' || DEMO_IN_PUBLIC === 'on') return []
  const open = !isThisMachine(HOST)
    ? `HOST=${HOST}`
    : PUBLIC_URL && !isThisMachine(new URL(PUBLIC_URL).hostname) && `PUBLIC_URL=${PUBLIC_URL}`
  if (!open) return []
  return [
    `DEMO_IN_PUBLIC: ${open} lets other machines into a demonstration, whose passwords are published: set APP_ENV=production for a place of your own, or DEMO_IN_PUBLIC=on to show a demonstration, which says so on every page`,
  ]
}

/** Whether a host is reached from this machine alone. */
const isThisMachine = (host: string) => /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)
