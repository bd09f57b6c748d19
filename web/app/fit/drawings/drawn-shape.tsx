import styles from './drawings.module.css'

/**
 * What drawings are made of: paths on a sheet of 160 by 120 whose floor is at 110. `thing` is drawn as tubes and edges, `ghost` as the
 * same in another position, `ground` as floors and walls; `body` as thick limbs and `trunk` as a filled part between them.
 */
export type Shape = { ground?: string; thing?: string; ghost?: string; body?: string; trunk?: string }

/** A circle as a path. */
export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`

export const floor: Shape = { ground: 'M4 110h152' }

/** A person who faces us, arms hanging down to wrists at 61. */
export const standingFront: Shape = {
  trunk: 'M72 33h16l-2 26H74z',
  body: `${circle(80, 14, 4)}M75 60v42h-4M85 60v42h4M71 34l-8 27M89 34l8 27`,
}

/** One shape of a drawing. */
export function DrawnShape({ shape: { ground, thing, ghost, body, trunk } }: { shape: Shape }) {
  return (
    <>
      {ground && <path className={styles.ground} d={ground} />}
      {ghost && <path className={styles.ghost} d={ghost} />}
      {trunk && <path className={styles.limb} d={trunk} />}
      {body && <path className={styles.limb} d={body} />}
      {trunk && <path className={styles.trunk} d={trunk} />}
      {body && <path className={styles.body} d={body} />}
      {thing && <path className={styles.thing} d={thing} />}
    </>
  )
}
