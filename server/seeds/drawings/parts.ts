import { line, metal, rubber, sun } from './colours.ts'

type Tubing = { colour?: string; width?: number; inner?: number }

/** Tubes as double strokes: every dark stroke first, the metal on top, so that joints merge. */
export function tubes(paths: readonly string[], { colour = metal, width = 9, inner = width - 5 }: Tubing = {}): string {
  const d = paths.join('')
  return stroke(d, line, width) + stroke(d, colour, inner)
}

/** A plain stroke with round caps, without filling. */
export function stroke(d: string, colour: string = line, width = 2.6): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

/** A flat part with a line of 2.6 px round it. */
export function plate(d: string, fill: string, width = 2.6): string {
  return `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="${width}"/>`
}

/** A flat area without a line: a highlight, a shadow, a far thing. */
export function patch(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** A box with round corners and a line. */
export function box(x: number, y: number, w: number, h: number, r: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" stroke="${line}" stroke-width="2.6"/>`
}

/** A box without a line. */
export function block(x: number, y: number, w: number, h: number, fill: string, r = 0): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} fill="${fill}"/>`
}

/** A disc with a line. */
export function disc(x: number, y: number, r: number, fill: string, width = 2.6): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${line}" stroke-width="${width}"/>`
}

/** A dot without a line. */
export function dot(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
}

/** An ellipse with a line. */
export function oval(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="${line}" stroke-width="2.6"/>`
}

/** The contact shadow on the floor. */
export function shadow(x: number, y: number, rx: number, ry = 6): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#10201B" opacity="0.16"/>`
}

/** A grip or a pad of rubber along a path. */
export function grip(d: string, width = 12): string {
  return stroke(d, line, width) + stroke(d, rubber, width - 5)
}

/** Rotates a drawing about a point, in degrees. */
export function rotate(degrees: number, x: number, y: number, what: string): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${what}</g>`
}

/** Moves and scales a drawing. */
export function place(x: number, y: number, scale: number, what: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${what}</g>`
}

/** A yellow rubber foot, its middle and lower end given. */
export function foot(x: number, y: number, lean = 0, colour: string = sun): string {
  return rotate(lean, x, y - 8, box(x - 5.5, y - 16, 11, 16, 4.5, colour))
}
