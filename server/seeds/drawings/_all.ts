import sharp from 'sharp'
import { drawEquipment, drawThing, roomsFor, tints } from './index.ts'

const [mode, from, to, out] = process.argv.slice(2)
const w = Number(process.env.W ?? 400),
  h = w * 0.75,
  cols = Number(process.env.C ?? 4)
const ids = Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i)
const jobs: string[] = []
for (const id of ids) {
  const rooms = roomsFor(id)
  if (mode === 'crops')
    for (const shot of [1, 2, 3, 4] as const)
      jobs.push(
        drawEquipment({
          typeId: id,
          room: rooms[id % rooms.length]!,
          tint: tints[id % 7]!,
          shade: (id % 3) as 0,
          shot,
        }),
      )
  else if (mode === 'thing') jobs.push(drawThing({ typeId: id, tint: tints[id % 7]! }))
  else
    jobs.push(
      drawEquipment({
        typeId: id,
        room: rooms[(id + 1) % rooms.length]!,
        tint: tints[(id * 3 + 1) % 7]!,
        shade: ((id + 1) % 3) as 0,
      }),
    )
}
const tiles = await Promise.all(
  jobs.map(async (svg, index) => ({
    input: await sharp(Buffer.from(svg)).resize(w, h).png().toBuffer(),
    left: (index % cols) * (w + 6),
    top: Math.floor(index / cols) * (h + 6),
  })),
)
await sharp({
  create: {
    width: cols * (w + 6),
    height: Math.ceil(jobs.length / cols) * (h + 6),
    channels: 3,
    background: mode === 'thing' ? '#E8EEE8' : '#fff',
  },
})
  .composite(tiles)
  .png()
  .toFile(out!)
console.log(Math.max(...jobs.map((j) => j.length)))
