import sharp from 'sharp'

// Paints the drawings whose files it is told until its parent exits.
sharp.concurrency(1)
sharp.cache(false)

process.on('disconnect', () => process.exit(0))
process.on('message', async ({ order, drawing }: { order: number; drawing: string }) => {
  const bytes = await sharp(drawing)
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch(() => undefined)
  process.send?.({ order, bytes })
})
