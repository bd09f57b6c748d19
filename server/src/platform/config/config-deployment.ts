import { secretEntropy } from './secret-entropy.ts'

/** The secret of a community that is only a demonstration. */
export const demoSecret = 'a demonstration keeps no secrets'

/** The settings that say whom a deployment is for: a demonstration, a test or real people. */
type DeploymentSettings = {
  APP_ENV: 'demo' | 'production' | 'test'
  DEMO_IN_PUBLIC: 'on' | 'off'
  HOST: string
  PUBLIC_URL?: string | undefined
  SECRET: string
  LIMITS: 'on' | 'off'
  SMTP_URL?: string | undefined
}

/** Checks what a deployment for real people, or one that other machines reach, must not be; each sentence says what to do. */
export const deploymentErrors = (vars: DeploymentSettings): string[] =>
  vars.APP_ENV === 'production' ? productionErrors(vars) : demonstrationErrors(vars)

function productionErrors({ SECRET, LIMITS, PUBLIC_URL, SMTP_URL, DEMO_IN_PUBLIC }: DeploymentSettings): string[] {
  const errors: string[] = []
  if (SECRET === demoSecret || secretEntropy(SECRET) < 128)
    errors.push(
      'SECRET: production needs one that cannot be guessed, of 128 bits: make it with "openssl rand -base64 32"',
    )
  if (LIMITS === 'off') errors.push('LIMITS: production keeps its limits on: leave it out')
  if (!PUBLIC_URL) errors.push('PUBLIC_URL: production needs the address that people use, such as https://your.example')
  else if (!PUBLIC_URL.startsWith('https:'))
    errors.push(
      'PUBLIC_URL: production is reached over https, since passwords travel there: put a proxy with a certificate in front, and write https://',
    )
  if (!SMTP_URL)
    errors.push(
      'SMTP_URL: production sends mails, without which nobody can confirm an address or set a new password: write smtp://user:password@mail.example:587, and MAIL_FROM',
    )
  if (DEMO_IN_PUBLIC === 'on') errors.push('DEMO_IN_PUBLIC: production is no demonstration: leave it out')
  return errors
}

/** Everybody in the demonstration has a published password, and everybody can read its e-mails. */
function demonstrationErrors({ APP_ENV, DEMO_IN_PUBLIC, HOST, PUBLIC_URL }: DeploymentSettings): string[] {
  if (APP_ENV !== 'demo' || DEMO_IN_PUBLIC === 'on') return []
  const exposedBy = !isThisMachine(HOST)
    ? `HOST=${HOST}`
    : PUBLIC_URL && !isThisMachine(new URL(PUBLIC_URL).hostname) && `PUBLIC_URL=${PUBLIC_URL}`
  if (!exposedBy) return []
  return [
    `DEMO_IN_PUBLIC: ${exposedBy} lets other machines into a demonstration, whose passwords are published: set APP_ENV=production for a place of your own, or DEMO_IN_PUBLIC=on to show a demonstration, which says so on every page`,
  ]
}

/** True when a host is reached from this machine alone. */
const isThisMachine = (host: string) => /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)
