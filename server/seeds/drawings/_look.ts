import sharp from 'sharp'
import { drawEquipment, roomsFor, tints } from './index.ts'

// args: out, cols, then ids or id:shot
const [out, colsText, ...ids] = process.argv.slice(2)
const cols = Number(colsText)
const w = 480,
  h = 360
const tiles = await Promise.all(
  ids.map(async (arg, index) => {
    const [id, shot] = arg.split(':').map(Number) as [number, number | undefined]
    const rooms = roomsFor(id)
    const svg = drawEquipment({
      typeId: id,
      room: rooms[(id + (shot ?? 0) * 0) % rooms.length]!,
      tint: tints[(id * 3) % 7]!,
      shade: (id % 3) as 0,
      shot: (shot ?? 0) as 0,
    })
    if (svg.length > 25000) console.log('big', id, svg.length)
    return {
      input: await sharp(Buffer.from(svg)).resize(w, h).png().toBuffer(),
      left: (index % cols) * (w + 8),
      top: Math.floor(index / cols) * (h + 8),
    }
  }),
)
await sharp({
  create: { width: cols * (w + 8), height: Math.ceil(ids.length / cols) * (h + 8), channels: 3, background: '#fff' },
})
  .composite(tiles)
  .png()
  .toFile(out!)
