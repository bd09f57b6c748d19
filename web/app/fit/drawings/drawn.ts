/**
 * What drawings are made of: paths on a sheet of 160 by 120 whose floor is at 110. `thing` is drawn as tubes and edges, `ghost` as the
 * same in another position, `ground` as floors and walls; `body` as thick limbs and `trunk` as a filled part between them.
 */
export type Shape = { ground?: string; thing?: string; ghost?: string; body?: string; trunk?: string }

/** One drawing: its shapes from the back to the front, and the line between two marks that is measured. */
export type Drawn = {
  of: readonly Shape[]
  /** From x, from y, to x, to y; none for a weight. */
  line?: readonly [number, number, number, number]
  /** Thin lines that lead from what is measured to the marks. */
  leads?: string
  /** It stands on a label of the maker’s, and nobody measures it. */
  isOnLabel?: true
}

export type Drawings = Readonly<Record<string, Drawn>>

/** A circle as a path. */
export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`

/** The same thing, set lower or higher. */
export const asGhost = ({ thing = '' }: Shape): Shape => ({ ghost: thing })

export const floor: Shape = { ground: 'M4 110h152' }
