import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'

/**
 * The passkey of the village's volunteer in tests, published with its private key, so that they log in as often as they like: a six-digit
 * code counts once. Only a village of APP_ENV=test has it.
 */
const privateKey = createPrivateKey({
  key: {
    kty: 'EC',
    crv: 'P-256',
    d: 'TDYsiHosip4qxZAmImvNI14Bk-xLdExSKr0x9_b2JIg',
    x: 'LdP0LvwW5WC3tDIMih7APtKTgjsdyM6Tpi0wWdhoN7E',
    y: 'N55c0ZaF_P4L7CeSKNB6-QgH70eYbvxmK1RgyF_OIcY',
  },
  format: 'jwk',
})

/** Each volunteer of the village has the same keys under an id of their own. */
export const villagePasskeyId = (email: string): string => Buffer.from(`passkey of ${email}`).toString('base64url')

/** The public key as an authenticator writes it: CBOR of a COSE key, ES256 on P-256. */
export function villagePasskeyBytes(): Buffer {
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')])
  return Buffer.concat([Buffer.from('a5010203262001', 'hex'), coordinate(0x21, x), coordinate(0x22, y)])
}

type Challenge = { challenge: string; origin: string; email: string; isVerified?: boolean }

/** What a browser with this passkey answers to a challenge, after its user was verified, by a finger or a PIN, or else merely present. */
export function signWithVillagePasskey({ challenge, origin, email, isVerified = true }: Challenge) {
  const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }))
  const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest()
  // It does not count.
  const authenticatorData = Buffer.concat([rpIdHash, Buffer.from([isVerified ? 0x05 : 0x01, 0, 0, 0, 0])])
  const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()])
  return {
    id: villagePasskeyId(email),
    rawId: villagePasskeyId(email),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, privateKey).toString('base64url'),
    },
  }
}
