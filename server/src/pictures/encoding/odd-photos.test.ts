import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { acceptPicture } from '../accept-picture.ts'
import { pictureKey } from '../serving/picture-keys.ts'
import { openPictures } from '../testing.ts'
import { noise, plain } from './testing-photos.ts'

/** Files as phones, cameras, scanners and programs write them, after reports of other projects. */
const folder = join(import.meta.dirname, 'odd-photos')
const names = (await readdir(folder)).sort()

const { ctx, ownerId, close } = await openPictures()
afterAll(close)

const accept = (bytes: Buffer) => acceptPicture(ctx, { ownerId, bytes })

type Colour = [red: number, green: number, blue: number]

/** The colours at the corners of a stored picture: top left, top right, bottom left, bottom right. */
async function corners({ digest }: { digest: string }): Promise<Colour[]> {
  const bytes = await ctx.storage.read(pictureKey(digest, 'large', 'jpg'))
  const { data, info } = await sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const at = (across: number, down: number): Colour => {
    const pixel = (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)) * info.channels
    return [data[pixel] ?? 0, data[pixel + 1] ?? 0, data[pixel + 2] ?? 0]
  }
  return [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9), at(0.9, 0.9)]
}

const near = (colours: Colour[], by: number) =>
  colours.map((colour) =>
    colour.map((value) =>
      expect.toSatisfy((found: number) => Math.abs(found - value) <= by, `within ${by} of ${value}`),
    ),
  )

const fourColours: Colour[] = [
  [200, 40, 40],
  [40, 170, 60],
  [40, 60, 200],
  [220, 210, 40],
]
const grey = (...levels: number[]) => levels.map((level): Colour => [level, level, level])

/** Ink without a profile, as browsers show it. */
const ink: Colour[] = [
  [216, 7, 12],
  [75, 254, 6],
  [20, 68, 255],
  [219, 234, 20],
]

const shown: Record<string, { size?: [number, number]; colours?: Colour[] }> = {
  'cmyk-adobe.jpg': { colours: ink },
  'cmyk-no-adobe.jpg': { colours: ink },
  'cmyk-no-profile.jpg': { colours: ink },
  'jpeg-1px-strip.jpg': { size: [1600, 1], colours: Array<Colour>(4).fill([119, 136, 152]) },
  'jpeg-grey.jpg': { colours: grey(105, 148, 79, 206) },
  'png-1-bit.png': { size: [64, 64], colours: grey(255, 255, 0, 0) },
  'png-grey-alpha.png': { colours: grey(180, 202, 167, 231) },
}

const refused: Record<string, RegExp> = {
  'half.jpg': /damaged or incomplete/,
  'last-bytes-missing.jpg': /damaged or incomplete/,
  'webp-named-jpg.jpg': /^Only JPEG and PNG photos can be used\. This one is a WebP picture.*save it as JPEG/,
}

test.each(names.filter((name) => !refused[name]))('%s is accepted, upright and in its colours', async (name) => {
  const picture = await accept(await readFile(join(folder, name)))
  const { size = [320, 240], colours = fourColours } = shown[name] ?? {}
  expect([picture.width, picture.height]).toEqual(size)
  expect(await corners(picture)).toEqual(near(colours, 16))
})

test.each(Object.entries(refused))('%s is refused in words', async (name, sentence) => {
  await expect(accept(await readFile(join(folder, name)))).rejects.toMatchObject({
    errors: { images: [expect.stringMatching(sentence)] },
  })
})

test.each([
  ['a panorama of 32 megapixels', 16_000, 2_000, 200],
  ['a phone’s photo of 50 megapixels', 8_160, 6_120, 1_200],
])('%s is accepted, and its height stays in proportion', async (_what, width, height, stored) => {
  expect(await accept(await plain(width, height).jpeg().toBuffer())).toMatchObject({ width: 1600, height: stored })
})

const end = Buffer.from([0xff, 0xd9])

test.each([
  ['one scan', {}],
  ['one scan and full colours', { chromaSubsampling: '4:4:4' }],
  ['several scans', { progressive: true }],
])(
  'of a JPEG with %s nothing is made up that was cut off, and padding behind its end is no loss',
  async (_what, options) => {
    const whole = await noise(240, 168).jpeg(options).toBuffer()
    const beforeEnd = whole.subarray(0, -2)
    for (const padding of [Buffer.alloc(500), Buffer.concat([Buffer.alloc(500), end])])
      expect(await accept(Buffer.concat([beforeEnd, padding]))).toMatchObject({ width: 240 })
    const segment = Buffer.from('ffe100042020', 'hex')
    for (const padding of [Buffer.alloc(0), end, Buffer.concat([segment, end])]) {
      expect(await accept(Buffer.concat([beforeEnd, padding]))).toMatchObject({ width: 240 })
      for (const missing of [100, 400])
        await expect(accept(Buffer.concat([beforeEnd.subarray(0, -missing), padding]))).rejects.toThrow('incomplete')
    }
  },
)
