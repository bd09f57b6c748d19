import sharp from 'sharp'
import type { Raw } from '../encoding/read-picture.ts'

/** A picture is compared in 8 rows of 9 places, each with the one at its right: 64 bits. */
const [columns, rows] = [9, 8]
/** In px, across and down: what a place is the mean of. */
const side = 8
/** In levels of grey, of 255: a picture with less between its darkest and its lightest place shows nothing that can be told apart. */
const leastContrast = 10
/** Of 64 bits: with fewer of one kind a picture is one gradient, as many are. */
const leastBits = 4

/**
 * Returns what a picture looks like, as 16 hexadecimal digits: in each bit whether a place is lighter than the one left of it. Of pictures
 * that are the same but for size, quality and colours, few bits differ. Null where nothing can be told apart, as on a blank wall.
 */
export async function hashPixels({ data, width, height, channels }: Raw): Promise<string | null> {
  const grey = await sharp(data, { raw: { width, height, channels } })
    .resize({ width: columns * side, height: rows * side, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  return hashPlaces(sumsOf(grey, grey.length / (columns * rows * side * side)))
}

/** The sum of each place, row by row; sums, because a mean would be rounded. */
function sumsOf(grey: Buffer, channels: number): number[] {
  const sums = new Array<number>(columns * rows).fill(0)
  for (let y = 0; y < rows * side; y++)
    for (let x = 0; x < columns * side; x++) {
      const place = Math.floor(y / side) * columns + Math.floor(x / side)
      const at = (y * columns * side + x) * channels
      ;(sums[place] as number) += grey[at] as number
    }
  return sums
}

function hashPlaces(sums: readonly number[]): string | null {
  if (Math.max(...sums) - Math.min(...sums) < leastContrast * side * side) return null
  const bits = sums.flatMap((sum, at) => (at % columns ? [Number(sum > (sums[at - 1] as number))] : []))
  const set = bits.reduce((total, bit) => total + bit, 0)
  if (set < leastBits || set > bits.length - leastBits) return null
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart(16, '0')
}
