import sharp from 'sharp'
import { drawEquipment, roomsFor, tints } from './index.ts'
const ids = process.argv.slice(2).map(Number)
const tiles = await Promise.all(ids.map(async (id, i) => ({ input: await sharp(Buffer.from(drawEquipment({ typeId: id, room: roomsFor(id)[0]!, tint: tints[id % 7]!, shade: (id % 3) as 0 }))).resize(800, 600).png().toBuffer(), left: (i % 2) * 804, top: Math.floor(i / 2) * 604 })))
await sharp({ create: { width: 1608, height: Math.ceil(ids.length / 2) * 604, channels: 3, background: '#fff' } }).composite(tiles).png().toFile('/tmp/drawlook/big.png')
