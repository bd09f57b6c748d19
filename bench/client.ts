import { createHash } from 'node:crypto'
import { type Client, createClient, type Session, type Transport } from '@reable/contract/client'
import sharp from 'sharp'

/** Everybody's password in the demo data (README.md). */
const demoPassword = 'Village-2026!'

type Upload = { url: string; headers: Record<string, string> }

/** Somebody's browser: the calls that it makes. */
export type Person = {
  api: Client
  session: Session | undefined
  /** Returns the status; 0 when the connection was lost. */
  putBytes(to: Upload, bytes: Buffer): Promise<number>
}

/** The program may come back at another URL: each call asks where it is. */
export function personAt(urlOf: () => string, session?: Session): Person {
  const transport: Transport = async ({ method, url, headers, body }) => {
    const answer = await fetch(urlOf() + url, { method, headers, body: body ?? null })
    return { status: answer.status, text: await answer.text(), header: (name) => answer.headers.get(name) }
  }
  return {
    api: createClient('/v1', transport, () => session),
    session,
    putBytes: ({ url, headers }, bytes) =>
      fetch(hereAt(urlOf(), url), { method: 'PUT', headers, body: new Uint8Array(bytes) }).then(
        ({ status }) => status,
        () => 0,
      ),
  }
}

/** The program where it listens, whatever its public name is. */
export function hereAt(base: string, url: string): string {
  const { pathname, search } = new URL(url, base)
  return base + pathname + search
}

/** Logs somebody of the demo data in. */
export async function logIn(urlOf: () => string, email: string): Promise<Person> {
  const reply = await personAt(urlOf).api('logIn', { body: { user: { email, password: demoPassword } } })
  if (!reply.ok || !('auth_token' in reply.data)) throw new Error(`${email} could not log in.`)
  return personAt(urlOf, { token: String(reply.data.auth_token), email })
}

/** An overbed table as the form sends it, without title and photos. */
export const overbedTable = {
  equipment_type_id: 30,
  description: 'Stands firmly, wiped clean, from a home without smoke.',
  price: '25',
  free: false,
  condition_id: 3,
  location_id: 4,
  properties: { cleaned: 'Cleaned and disinfected' },
}

/** What a browser says of a photo before it sends it. */
export const describePhoto = (bytes: Buffer) => ({
  ...{ filename: 'IMG_0001.JPG', content_type: 'image/jpeg' as const, byte_size: bytes.length },
  checksum: createHash('md5').update(bytes).digest('base64'),
})

/** Returns small photos, as many as are asked for: twelve pictures in turn, each time with other bytes. */
export async function photoMaker(): Promise<() => Buffer> {
  const pictures = await Promise.all(Array.from({ length: 12 }, (_, number) => picture(number)))
  let count = 0
  return () => withComment(pictures[count % pictures.length] as Buffer, `photo ${count++}`)
}

/** Shapes with a grain over them: what cannot be told from another picture would wait for a volunteer. */
function picture(number: number): Promise<Buffer> {
  const size = { width: 800, height: 600 }
  const shapes = Array.from({ length: 40 }, (_, at) => {
    const vary = (factor: number, most: number) => ((number * 40 + at) * factor) % most
    return `<ellipse cx="${vary(37, 400)}" cy="${vary(53, 300)}" rx="${4 + vary(17, 60)}" ry="${3 + vary(19, 40)}"
      fill="hsl(${vary(71, 360)},${20 + vary(13, 50)}%,${20 + vary(29, 60)}%)" opacity="0.7"/>`
  })
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 400 300">
    <rect width="400" height="300" fill="hsl(${(number * 47) % 360},40%,60%)"/>${shapes.join('')}</svg>`
  const noise = { type: 'gaussian', mean: 128, sigma: 16 } as const
  return sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .composite([{ input: Buffer.from(scene), blend: 'overlay' }])
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** The same JPEG with a comment behind its first mark. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(0xfffe)
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)])
}
