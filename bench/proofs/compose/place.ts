import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../program/root.ts'
import type { Store } from '../outages/store.ts'
import type { Authority } from './certificates.ts'

/** Names that Caddy makes certificates for by itself, without asking anybody. */
export const names = { domain: 'reable.local', storeDomain: 'files.reable.local' }

/** Where containers reach this machine. */
export const machine = 'host.containers.internal'

type Given = { store: Store; smtp: string; authority: Authority }

/** What differs from compose.yaml: those who ask others trust the authority of this proof, which stands in for those that everybody trusts. */
const trust = (path: string) =>
  ['services:', ...['web-1', 'web-2', 'worker'].map((name) => `  ${name}: { volumes: ["${path}:/authority.crt:ro"] }`)]
    .join('\n')
    .concat('\n')

/** Writes what docs/running.md has an operator write, into a folder: compose.yaml and deploy/ as they are, and `.env`. */
export async function writePlace(folder: string, { store: { settings }, smtp, authority }: Given): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const name of ['compose.yaml', 'deploy']) await cp(join(root, name), join(folder, name), { recursive: true })
  await cp(join(folder, 'deploy/store.json.example'), join(folder, 'deploy/store.json'))
  const secret = () => randomBytes(24).toString('hex')
  const { S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = settings
  const own = {
    ...{ PUBLIC_URL: `https://${names.domain}`, SECRET: secret(), SMTP_URL: smtp, MAIL_FROM: `us@${names.domain}` },
    ...{ DOMAIN: names.domain, STORE_DOMAIN: names.storeDomain, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY },
    ...{ POSTGRES_PASSWORD: secret(), OWNER_PASSWORD: secret(), PROGRAM_PASSWORD: secret() },
    NODE_EXTRA_CA_CERTS: '/authority.crt',
  }
  const lines = Object.entries(own).map(([name, value]) => `${name}=${value}\n`)
  await writeFile(join(folder, '.env'), lines.join(''))
  await chmod(join(folder, '.env'), 0o600)
  await writeFile(join(folder, 'trust.yaml'), trust(authority.certificatePath))
}
