import sharp from 'sharp'
import { drawEquipment } from './drawings/index.ts'
import type { Shot } from './shots.ts'

// Paints the drawings it is sent until its parent exits.
sharp.concurrency(1)
sharp.cache(false)

process.on('disconnect', () => process.exit(0))
process.on('message', async ({ order, shot }: { order: number; shot: Shot }) => {
  const bytes = await sharp(Buffer.from(drawEquipment(shot)))
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch(() => undefined)
  process.send?.({ order, bytes })
})
