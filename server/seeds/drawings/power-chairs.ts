import { steel, sun } from './colours.ts'
import { box, disc, grip, patch, plate, shadow, stroke, tubes } from './parts.ts'
import type { Drawing, Paint } from './types.ts'
import { wheel } from './wheels.ts'

function powerChair(paint: Paint): string {
  return (
    shadow(210, 269, 122) +
    tubes(['M192 190V160'], { width: 14, inner: 8 }) +
    tubes(['M284 206L300 246']) +
    plate('M108 190H276Q284 190 282 202L276 246H118Q108 246 108 234Z', '#6B7C76') +
    box(218, 202, 44, 17, 6, sun) +
    stroke('M124 202H196', '#8B9A94', 3) +
    grip('M290 250H338', 12) +
    plate('M110 62Q126 56 138 62L160 156H134Q126 156 124 148Z', paint.base) +
    patch('M116 66L122 64.500L142 150L135 152Z', paint.dark) +
    box(102, 30, 38, 24, 8, paint.base) +
    tubes(['M118 54L120 62'], { width: 8, inner: 3 }) +
    plate(
      'M120 150Q122 140 136 142L198 146Q250 142 270 148Q280 158 270 168Q196 176 132 168Q120 162 120 150Z',
      paint.base,
    ) +
    patch('M146 150Q200 155 256 151L256 155Q200 159 146 154Z', paint.light) +
    tubes(['M190 142V112'], { width: 11, inner: 6 }) +
    grip('M148 108L240 108', 14) +
    tubes(['M240 106L254 96V84'], { width: 7, inner: 2, colour: steel }) +
    disc(254, 78, 8, sun) +
    wheel(152, 222, 47) +
    wheel(256, 244, 25)
  )
}

export const powerChairs: readonly [number, Drawing][] = [
  [
    7,
    {
      name: 'Power wheelchair with {colour} seat and joystick',
      rooms: ['garage', 'hall', 'living'],
      draw: powerChair,
      close: [
        ['the joystick and the armrest', 226, 108, 150],
        ['the drive wheel', 156, 220, 150],
        ['the footrest and the front wheel', 284, 230, 140],
        ['the headrest and the back', 130, 82, 170],
      ],
    },
  ],
]
