import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shell } from '../container/shell.ts'

/** An authority of this proof alone, in PEM: Caddy makes its certificates by it, and everything here trusts it. */
export type Authority = { certificate: string; key: string; keyPath: string; certificatePath: string }

const days = '30'

export async function makeAuthority(folder: string): Promise<Authority> {
  const [certificatePath, keyPath] = [join(folder, 'authority.crt'), join(folder, 'authority.key')]
  const extensions = ['basicConstraints=critical,CA:TRUE,pathlen:1', 'keyUsage=critical,keyCertSign,cRLSign']
  await shell(
    'openssl',
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', days],
    ...['-subj', '/CN=Authority of a proof', '-keyout', keyPath, '-out', certificatePath],
    ...extensions.flatMap((extension) => ['-addext', extension]),
  )
  const [certificate, key] = await Promise.all([readFile(certificatePath, 'utf8'), readFile(keyPath, 'utf8')])
  return { certificate, key, keyPath, certificatePath }
}

/** A certificate of the authority for one host, with its key, in PEM. */
export async function certificateFor(host: string, authority: Authority, folder: string) {
  const [request, keyPath, signed, names] = ['host.csr', 'host.key', 'host.crt', 'host.ext'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string]
  await writeFile(names, `subjectAltName=DNS:${host}\n`)
  await shell(
    'openssl',
    ...['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', `/CN=${host}`, '-keyout', keyPath, '-out', request],
  )
  await shell(
    'openssl',
    ...['x509', '-req', '-in', request, '-CA', authority.certificatePath, '-CAkey', authority.keyPath],
    ...['-CAcreateserial', '-days', days, '-extfile', names, '-out', signed],
  )
  const [cert, key] = await Promise.all([readFile(signed, 'utf8'), readFile(keyPath, 'utf8')])
  return { cert, key }
}
