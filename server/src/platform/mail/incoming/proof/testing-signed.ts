import { generateKeyPairSync } from 'node:crypto'
import type { DNSResolver } from 'mailauth'
import { dkimSign } from 'mailauth/lib/dkim/sign'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** The name servers of the tests: what stands there is answered, everything else is not there. */
export function testingResolver(records: Record<string, string>): DNSResolver {
  return async (name, type) => {
    const value = records[`${type} ${name}`]
    if (value === 'down') throw Object.assign(new Error('down'), { code: 'ESERVFAIL' })
    if (value === undefined) throw Object.assign(new Error('not there'), { code: 'ENOTFOUND' })
    return type === 'TXT' ? [[value]] : [value]
  }
}

/** The record by which a domain's signatures are checked. */
export const keyRecord = (domain: string): Record<string, string> => ({
  [`TXT test._domainkey.${domain}`]: `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
})

/** Signs a mail as the mail host of a domain does. */
export async function signed(
  raw: string,
  signingDomain: string,
  options: { maxBodyLength?: number } = {},
): Promise<Buffer> {
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const signer = { signingDomain, selector: 'test', privateKey: pem }
  const { signatures } = await dkimSign(raw, {
    ...signer,
    canonicalization: 'relaxed/relaxed',
    algorithm: 'rsa-sha256',
    signatureData: [{ ...signer, ...options }],
  })
  return Buffer.from(signatures + raw)
}
