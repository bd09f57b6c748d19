import { get } from 'node:http'

/** The bytes of an answer as they come when brotli is asked for. Throws when it is not 200. */
export function brotliSize(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'accept-encoding': 'br' }, agent: false }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${address} was answered ${answer.statusCode}`)),
      )
    })
    request.on('error', reject)
  })
}

/** Together, in kB of 1,000 bytes. */
export async function brotliKilobytes(addresses: string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map(brotliSize))
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000
}
