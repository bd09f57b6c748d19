import { createRequire } from 'node:module'

const sharp = createRequire('/work/main/server/package.json')('sharp')

import { mkdirSync } from 'node:fs'

mkdirSync('/tmp/scratch-pics', { recursive: true })
const src = '/work/shared/design/listing-1280-light.png'
const crops = [
  [41, 132, 714, 534],
  [200, 250, 400, 300],
  [300, 200, 400, 300],
  [400, 350, 330, 300],
  [150, 300, 300, 360],
]
for (const [i, [left, top, width, height]] of crops.entries())
  for (const [n, w] of [
    ['thumbnail', 240],
    ['small', 720],
    ['large', 1600],
  ])
    for (const f of ['jpg', 'webp'])
      await sharp(src).extract({ left, top, width, height }).resize(w).toFile(`/tmp/scratch-pics/${i}-${n}.${f}`)
