import { line, metal, rubber, steel, sun } from '../colours.ts'
import { disc, dot, plate, stroke } from '../parts.ts'

const round = (value: number): number => Math.round(value * 10) / 10

/** A ring without filling. */
export function ring(x: number, y: number, r: number, colour: string, width: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

type Spoked = { spokes?: number; hub?: string; hubSize?: number; tyre?: number; pushRim?: boolean; rim?: string }

/** A spoked wheel one can see through, with a push rim if wanted. */
export function spokedWheel(x: number, y: number, r: number, options: Spoked = {}): string {
  const { spokes = 14, hub = sun, hubSize = r * 0.18, tyre = 8, pushRim = true, rim = metal } = options
  let d = ''
  for (let index = 0; index < spokes; index++) {
    const angle = (2 * Math.PI * (index + 0.4)) / spokes
    const end = r - tyre
    d += `M${x} ${y}L${round(x + end * Math.cos(angle))} ${round(y + end * Math.sin(angle))}`
  }
  const inner = round(r - tyre - (pushRim ? 7 : 2.5))
  const rings = pushRim ? ring(x, y, inner, rim, 6) + ring(x, y, inner - 3, steel, 1.8) : ring(x, y, inner, rim, 4)
  return rings + stroke(d, line, 1.7) + ring(x, y, r - tyre / 2, line, tyre) + disc(x, y, round(hubSize), hub)
}

/** A solid wheel with a wide tyre and a pale disc. */
export function wheel(x: number, y: number, r: number, hub: string = metal): string {
  return (
    disc(x, y, round(r - 1.3), rubber) +
    disc(x, y, round(r * 0.6), steel, 2) +
    dot(x, y, round(r * 0.22 + 1.5), line) +
    dot(x, y, round(r * 0.16 + 0.4), hub)
  )
}

/** A caster in its fork, the stem rising from the axle to the given height. */
export function caster(x: number, y: number, r: number, top: number, hub: string = metal): string {
  const fork = `M${x - 4} ${top}L${x + 5} ${top}L${x + 4.5} ${y + 3}L${x - 3.5} ${y + 3}Z`
  return wheel(x, y, r, hub) + plate(fork, steel, 2.2) + dot(x + 0.5, y, 2.4, line)
}
