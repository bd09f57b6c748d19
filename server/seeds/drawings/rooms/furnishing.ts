import { block, patch, stroke } from '../parts.ts'

const frame = '#F8F5EF'

/** The wall and the floor, meeting at the floor line, with a skirting board. */
export function shell(wall: string, floor: string, skirting = true): string {
  return block(0, 0, 400, 222, wall) + block(0, 222, 400, 78, floor) + (skirting ? block(0, 214, 400, 8, frame) : '')
}

/** A window of two panes with hills outside. */
export function pane(x: number, y: number): string {
  return (
    block(x, y, 96, 116, '#F5F1E6') +
    block(x + 6, y + 6, 39, 104, '#CFE1E4') +
    block(x + 51, y + 6, 39, 104, '#CFE1E4') +
    patch(`M${x + 6} ${y + 76}Q${x + 27} ${y + 58} ${x + 45} ${y + 70}V${y + 110}H${x + 6}Z`, '#A9C5B2') +
    patch(`M${x + 51} ${y + 72}Q${x + 69} ${y + 60} ${x + 90} ${y + 78}V${y + 110}H${x + 51}Z`, '#A9C5B2')
  )
}

/** A framed picture of mountains. */
export function picture(x: number, y: number): string {
  return (
    block(x, y, 82, 58, frame) +
    block(x + 6, y + 6, 70, 46, '#BFD3CC') +
    patch(
      `M${x + 6} ${y + 52}L${x + 30} ${y + 24}L${x + 44} ${y + 38}L${x + 55} ${y + 28}L${x + 76} ${y + 52}Z`,
      '#6E9A87',
    )
  )
}

/** A panelled door standing on the floor line. */
export function door(x: number, colour: string): string {
  return (
    block(x, 20, 94, 202, frame) +
    block(x + 8, 28, 78, 194, colour) +
    stroke(`M${x + 20} 44H${x + 74}V112H${x + 20}ZM${x + 20} 128H${x + 74}V206H${x + 20}Z`, '#15211E33', 2) +
    `<circle cx="${x + 16}" cy="132" r="4" fill="#EBCB7A"/>`
  )
}

/** Planks on the floor. */
export function planks(seam: string): string {
  return stroke('M0 250H400M0 280H400M90 222V250M250 222V250M170 250V280M330 250V280M60 280V300M240 280V300', seam, 1.6)
}

/** A shelf with boxes and tins. */
export function shelf(x: number, y: number): string {
  return (
    block(x, y, 104, 9, '#B98550') +
    block(x + 12, y - 27, 24, 27, '#8B9A90') +
    block(x + 44, y - 19, 38, 19, '#A5AFA5') +
    block(x + 44, y - 19, 38, 5, '#7F8A81')
  )
}

/** A plant in a pot. */
export function plant(x: number): string {
  const leaf = (bend: number, height: number) =>
    patch(
      `M${x} 190Q${x + bend} ${190 - height * 0.7} ${x + bend * 1.5} ${190 - height}Q${x + bend * 0.2} ${190 - height * 0.6} ${x} 190Z`,
      '#8DB09A',
    )
  return (
    [-26, -14, 10, 24].map((bend, index) => leaf(bend, 46 + 18 * (index % 3))).join('') +
    patch(`M${x - 18} 186H${x + 18}L${x + 13} 226H${x - 13}Z`, '#C79F85')
  )
}
